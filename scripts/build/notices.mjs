// The licences of the packages that the bundles hold, by esbuild's own list of what is in each.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The file at the clone's root that the build writes them to. */
export const noticesFile = 'THIRD-PARTY-NOTICES.txt';

/** The folder of the package that an input of a bundle belongs to, relative to the root as the input is; undefined for files of our own. */
const packageFolder = (input) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(input)?.[0];

/** The folders of all packages of which something is in the outputs of these metafiles, in their order. */
export function packagesIn(metafiles) {
  const folders = metafiles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([input, { bytesInOutput }]) => {
        const folder = bytesInOutput > 0 ? packageFolder(input) : undefined;
        return folder === undefined ? [] : [folder];
      }),
    ),
  );
  return [...new Set(folders)].sort();
}

/** The text of the notices for the packages in these metafiles; throws where a package has no licence text. */
export function noticesOf(root, metafiles) {
  const sections = packagesIn(metafiles).map((folder) => {
    const full = path.join(root, folder);
    const { name, version, license } = JSON.parse(readFileSync(path.join(full, 'package.json'), 'utf8'));
    const texts = readdirSync(full)
      .filter((file) => /^(?:licen[cs]es?|copying)(?:[-.]\w+)*$/i.test(file))
      .map((file) => readFileSync(path.join(full, file), 'utf8').replaceAll('\r\n', '\n').trim())
      .filter((text) => text !== '');
    if (texts.length === 0)
      throw new Error(`${name} ${version} is bundled, but has no licence text of its own (${folder})`);
    return `${name} ${version} (${license})\n\n${texts.join('\n\n')}\n`;
  });
  const line = '-'.repeat(78);
  return ['Strata holds parts of these packages. Their licences:\n', ...sections].join(`\n${line}\n\n`);
}
