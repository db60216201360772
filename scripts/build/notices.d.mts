/** What is used here of esbuild's metafile. */
interface Metafile {
  readonly outputs: Readonly<
    Record<string, { readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>> }>
  >;
}
export declare const noticesFile: string;
export declare function packagesIn(metafiles: readonly Metafile[]): readonly string[];
export declare function noticesOf(root: string, metafiles: readonly Metafile[]): string;
