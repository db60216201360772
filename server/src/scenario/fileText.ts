// What reading a file came to: its text, that there is none, or why it can't be had; and which addresses are never touched.

/**
 * Why a file that may be there has no text. `elsewhere`: it lies on another machine. `folder`, `special`: it is no regular file
 * (a device, a pipe, a socket). `tooLarge`: it has more than `most` megabytes. `utf16`, `notUtf8`: its bytes are not UTF-8, the latter
 * from `line` and `column` on (counted from 1), `notUtf8Somewhere` where whoever reads it can't say from where on. `refused`: the system gives it to nobody here, for `reason`.
 */
export type FileProblem =
  | { readonly code: 'file.elsewhere' | 'file.folder' | 'file.special' | 'file.utf16' | 'file.notUtf8Somewhere' }
  | { readonly code: 'file.tooLarge'; readonly most: number }
  | { readonly code: 'file.notUtf8'; readonly line: number; readonly column: number }
  | { readonly code: 'file.refused'; readonly reason: string };

/** A file's text; null where there is no such file. */
export type FileText = string | null | FileProblem;

/** A scheme of an address; one letter is a drive. */
const SCHEME = /^([a-z][a-z0-9+.-]+):(?:\/\/([^/]*))?/i;

/**
 * The place that an address speaks of: a machine (`file://host/…`, `//host/…`, `\\\\host\\…`), or a scheme of the editor's with its authority;
 * nothing for a path of this machine.
 */
const placeOf = (address: string): string => {
  const plain = address.trim().replaceAll('\\', '/');
  const [whole = '', scheme = '', authority = ''] = SCHEME.exec(plain) ?? [];
  if (scheme !== '' && !/^file$/i.test(scheme)) return `${scheme}://${authority}`.toLowerCase();
  const path = plain.slice(whole.length === 0 ? 0 : 'file:'.length).replace(/%(2f|5c)/gi, '/');
  // `file:////host/share` names a host behind an empty one
  const machine = /^\/\/([^/]+)/.exec(path)?.[1] ?? (scheme === '' ? '' : (/^\/{4,}([^/]+)/.exec(path)?.[1] ?? ''));
  return /^localhost$/i.test(machine) ? '' : machine.toLowerCase();
};

/**
 * Whether a file at `address` lies on another machine than the file that asks for it: to open it would send word of whoever opens a
 * scenario to a machine that the scenario's author chose.
 */
export const isElsewhere = (from: string, address: string): boolean => {
  const place = placeOf(address);
  return place !== '' && place !== placeOf(from);
};
