// How the server is cut into files: each is loaded once, and only when something in it is needed. docs/architecture.md lists them.
import path from 'node:path';
import * as esbuild from 'esbuild';
import { libraryDefine } from './library.mjs';

const source = 'server/src';
/** The rooms that files of their own hold; whatever is above them reaches them through these files. */
const rooms = {
  'core.js': /^(rules|cards|engine|scenario)\//,
  'features.js': /^(features|messages)\//,
};
const fileOf = (name) => Object.keys(rooms).find((file) => rooms[file].test(name));

/** Modules that lie in a file of their own: which export is read from which file when it is first used. */
const apart = {
  'messages/en/all.ts': { english: part('messages.en.js', 'english') },
  'messages/fr/all.ts': { french: part('messages.fr.js', 'french') },
  'rules/citationTexts.ts': {
    citationText: `(locale, id) => (locale === 'fr' ? ${part('citations.fr.js', 'texts')} : ${part('citations.en.js', 'texts')})[id]`,
  },
  'rules/ruleExamples.ts': { ruleExamples: `() => ${part('examples.js', 'examples')}` },
  'library.ts': { libraryTexts: part('library.js', 'libraryTexts') },
  'serve.ts': { serveMessages: part('server.js', 'serveMessages'), serveBytes: part('server.js', 'serveBytes') },
};

function part(file, name) {
  return `strataPart(${JSON.stringify(file)})[${JSON.stringify(name)}]`;
}

/** A module whose exports are looked up only when they are used, so that a file is loaded only then. */
const lazily = (exports) =>
  `module.exports = {\n${Object.entries(exports)
    .map(([name, value]) => `  get ${name}() { return ${value}; },`)
    .join('\n')}\n};`;

/** The files that Node, a web worker and the extension host load alike: a part leaves its exports in `strataModule`. */
const partOptions = {
  format: 'iife',
  globalName: 'strataModule',
  footer: { js: 'if(typeof module=="object")module.exports=strataModule;' },
};
/** How parts find each other under Node; browser.ts and the client say it for the others. */
const nodeBanner = '#!/usr/bin/env node\nglobalThis.strataPart=n=>require("./"+n);';

/**
 * The builds of the server, in the order in which they must be made: a file of rooms holds what those before it ask it for.
 * `root` is the clone, `common` the options of every build.
 */
export async function serverBuilds(root, common) {
  /** Modules of the rooms that others import, by the file that holds them. */
  const asked = new Map(Object.keys(rooms).map((file) => [file, new Set()]));
  const nameOf = (file) => path.relative(path.join(root, source), file).split(path.sep).join('/');

  const cut = (inside) => ({
    name: 'parts',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ importer, resolveDir, path: target, kind }) => {
        if (kind === 'entry-point') return undefined;
        const name = nameOf(path.resolve(resolveDir, target));
        const from = importer === '' ? '' : nameOf(importer);
        if (inside === name) return undefined;
        if (name in apart) return { path: name, namespace: 'apart' };
        const file = fileOf(name);
        return file !== undefined && file !== inside && file !== fileOf(from)
          ? { path: name, namespace: 'room' }
          : undefined;
      });
      build.onLoad({ filter: /.*/, namespace: 'apart' }, ({ path: name }) => ({ contents: lazily(apart[name]) }));
      build.onLoad({ filter: /.*/, namespace: 'room' }, ({ path: name }) => {
        asked.get(fileOf(name)).add(name);
        return { contents: `module.exports = ${part(fileOf(name), name)};` };
      });
    },
  });

  const texts = await citations(root);
  /** Citations without their sentences. */
  const bareCitations = {
    name: 'bare citations',
    setup(build) {
      build.onLoad({ filter: /citationTable\.ts$/ }, () => ({ contents: texts.bare }));
    },
  };

  const file = (name, entry, options) => ({
    out: `server/dist/${name}`,
    options: { ...common, entryPoints: [`${source}/${entry}`], define: libraryDefine, ...options },
  });
  const data = (name, contents) => ({
    out: `server/dist/${name}`,
    options: { ...common, ...partOptions, stdin: { contents, resolveDir: root } },
  });
  /** A file of rooms; made after those that ask for its modules, since only then it is known which. */
  const room = (name, options) => ({
    out: `server/dist/${name}`,
    options: () => ({
      ...common,
      ...partOptions,
      stdin: {
        contents: [...asked.get(name)]
          .sort()
          .map((module) => `export * as ${JSON.stringify(module)} from './${module}';`)
          .join('\n'),
        resolveDir: path.join(root, source),
      },
      ...options,
    }),
  });
  const web = { platform: 'browser', mainFields: ['module', 'main'] };
  return [
    { ...file('node.js', 'node.ts', { plugins: [cut()], banner: { js: nodeBanner } }), executable: true },
    { ...file('cli.js', 'cli.ts', { plugins: [cut()], banner: { js: nodeBanner } }), executable: true },
    file('browser.js', 'browser.ts', { ...web, format: 'iife', plugins: [cut()] }),
    file('server.js', 'serve.ts', { ...web, ...partOptions, plugins: [slimProtocol(root), cut('serve.ts')] }),
    room('features.js', { ...web, plugins: [cut('features.js')] }),
    room('core.js', { plugins: [bareCitations] }),
    file('messages.en.js', 'messages/en/all.ts', partOptions),
    file('messages.fr.js', 'messages/fr/all.ts', partOptions),
    data('citations.en.js', `export const texts = ${JSON.stringify(texts.en)};`),
    data('citations.fr.js', `export const texts = ${JSON.stringify(texts.fr)};`),
    data('examples.js', `export { default as examples } from './${source}/rules/ruleExamples.json';`),
    file('library.js', 'library.ts', partOptions),
  ];
}

/** What is used of vscode-languageserver, in place of it: see server/src/lsp.ts. A name that is missing there fails the build. */
const slimProtocol = (root) => ({
  name: 'slim protocol',
  setup(build) {
    build.onResolve({ filter: /^vscode-languageserver(\/browser)?$/ }, () => ({
      path: path.join(root, source, 'lsp.ts'),
    }));
  },
});

/** The table of citations taken apart: the rows without sentences as a module, the sentences by language and id. */
async function citations(root) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [`${source}/rules/citationTable.ts`],
    bundle: true,
    format: 'esm',
    charset: 'utf8',
    write: false,
  });
  const { TABLE } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
  const rows = Object.entries(TABLE);
  // few sets of editions are shared by many rows
  const sets = [...new Set(rows.map(([, { editions }]) => JSON.stringify(editions)))];
  const bare = rows.map(
    ([id, { editions, current }]) =>
      `${JSON.stringify(id)}: { editions: sets[${sets.indexOf(JSON.stringify(editions))}], current: ${JSON.stringify(current)} },`,
  );
  return {
    bare: `const sets = [${sets.join(', ')}];\nexport const TABLE = {\n${bare.join('\n')}\n};`,
    en: Object.fromEntries(rows.map(([id, { en }]) => [id, en])),
    fr: Object.fromEntries(rows.map(([id, { fr }]) => [id, fr])),
  };
}
