// Its published types are older than its options.
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, { min: number; max: number }>;
    /** OpenType features, by their four letters. */
    keepFeatures: string[];
    noHinting: boolean;
  }
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
