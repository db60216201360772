// The address of a file named in another one: `use cards/x.strata` is taken from the folder of the file that says it.

const SCHEME = /^[a-z][a-z0-9+.-]+:/i;

/** Joins a `use` path to the address (URI or plain path) of the file it stands in; `..` and `.` are resolved. */
export const resolvePath = (from: string, path: string): string => {
  const plain = path.trim().replaceAll('\\', '/');
  if (SCHEME.test(plain)) return plain;
  const base = from.replaceAll('\\', '/');
  const scheme = SCHEME.exec(base)?.[0] ?? '';
  const rest = base.slice(scheme.length);
  const authority = scheme === '' ? '' : (/^\/\/[^/]*/.exec(rest)?.[0] ?? '');
  const wanted = scheme === '' ? plain : plain.split('/').map(encodeURIComponent).join('/');
  const folder = rest.slice(authority.length, rest.lastIndexOf('/') + 1);
  const parts: string[] = [];
  for (const part of (wanted.startsWith('/') ? wanted : folder + wanted).split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..' && parts.at(-1) !== '') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return scheme + authority + parts.join('/');
};
