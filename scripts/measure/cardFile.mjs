// Card files for measuring: JSON lines, plain or gzipped, with `name`, `type` and `text`; and the sentences of a text.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const ENTITIES = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  AElig: 'Æ',
  aelig: 'æ',
  eacute: 'é',
  uacute: 'ú',
  acirc: 'â',
  ouml: 'ö',
  mdash: '—',
  nbsp: ' ',
};

/** Text as pasted: without mark-up and entities. */
const plain = (text) =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole)
    .replace(/\r/g, '');

/** Sentences of a compiled ability's text, reminder text gone. */
export const sentencesOf = (text) =>
  text
    .replace(/\([^)]*\)/g, '')
    .replace(/"[^"]*"/g, (quoted) => quoted.replace(/\./g, '·'))
    .split(/(?<=[.·]"?)\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}{]/u.test(sentence));

/** Every face of the file, with whether it is an instant or sorcery. */
export const facesOf = (file) => {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const card = JSON.parse(line);
      const type = plain(card.type ?? '');
      return {
        name: plain(card.name ?? ''),
        text: plain(card.text ?? ''),
        spell: /\b(?:Instant|Sorcery)\b/.test(type),
      };
    });
};
