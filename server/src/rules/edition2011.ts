// The rules as they stood beside the seeds of 2011: the layers of chapter 613, copying and auras as in the seeds.
import { CLASSIC } from './classic.ts';
import type { Edition } from './edition.ts';

export const EDITION_2011: Edition = {
  layers: [
    { id: '1', title: 'layer.copy', rule: '613.1a', cdaFirst: false },
    { id: '2', title: 'layer.control', rule: '613.1b', cdaFirst: true },
    { id: '3', title: 'layer.text', rule: '613.1c', cdaFirst: true },
    { id: '4', title: 'layer.type', rule: '613.1d', cdaFirst: true },
    { id: '5', title: 'layer.color', rule: '613.1e', cdaFirst: true },
    { id: '6', title: 'layer.ability', rule: '613.1f', cdaFirst: true },
    { id: '7a', title: 'layer.ptDefined', rule: '613.4a', cdaFirst: false },
    { id: '7b', title: 'layer.ptSet', rule: '613.4b', cdaFirst: false },
    { id: '7c', title: 'layer.ptModified', rule: '613.4c', cdaFirst: false },
    { id: '7d', title: 'layer.ptCounters', rule: '613.3d', cdaFirst: false },
    { id: '7e', title: 'layer.ptSwitch', rule: '613.4d', cdaFirst: false },
    { id: 'players', title: 'layer.players', rule: '418.7', cdaFirst: false },
    { id: 'rules', title: 'layer.rules', rule: '418.8', cdaFirst: false },
  ],
  layerOf: [
    { operation: 'copy', layer: '1', rule: '613.1a' },
    { operation: 'faceDown', layer: '1', rule: 'D10' },
    { operation: 'control', layer: '2', rule: '613.1b' },
    { operation: 'text', layer: '3', rule: '613.1c' },
    { operation: 'name', layer: '3', rule: '612.8' },
    { operation: 'type', layer: '4', rule: '613.1d' },
    { operation: 'color', layer: '5', rule: '613.1e' },
    { operation: 'ability', layer: '6', rule: '613.1f' },
    { operation: 'counterKeyword', layer: '6', rule: 'D12' },
    { operation: 'definePT', layer: '7a', rule: '613.4a' },
    { operation: 'setPT', layer: '7b', rule: '613.4b' },
    { operation: 'modifyPT', layer: '7c', rule: '613.4c' },
    { operation: 'counterPT', layer: '7d', rule: '613.3d' },
    { operation: 'switchPT', layer: '7e', rule: '613.4d' },
    { operation: 'player', layer: 'players', rule: '418.7' },
    { operation: 'rule', layer: 'rules', rule: '418.8' },
  ],
  dependency: CLASSIC.dependency,
  timestamps: { ...CLASSIC.timestamps, onTransform: true, rule: '418.5d' },
  policies: CLASSIC.policies,
};
