/** How a text looks: a family with its weight and slope. */
export type Face = 'text' | 'strong' | 'italic' | 'strongItalic' | 'display' | 'code';

/** A font that may draw what a face is to show. */
interface Source {
  /** A file that scripts/fonts.ts wrote (`./`) or of a package, or the name of a font that every reader of PDF has. */
  font: string;
  /** What it is asked for; that it has the sign too is looked up. */
  signs: RegExp;
}

const ranges: readonly (readonly [string, RegExp])[] = [
  ['latin', /[ -\u{2ff}\p{M}\u{2000}-\u{2212}]/u],
  ['greek', /\p{Script=Greek}/u],
  ['cyrillic', /\p{Script=Cyrillic}|№/u],
  ['latin-ext', /[\u{100}-\u{2ff}\u{1e00}-\u{1eff}\p{M}†\p{Sc}ℓ]/u],
];
const inter = (look: string): Source[] =>
  ranges.map(([part, signs]) => ({
    font: `./fonts/inter-${part}-${look}.ttf`,
    signs,
  }));

const bricolage = (part: string, signs: RegExp): Source => ({
  font: `./fonts/bricolage-grotesque-${part}-700-normal.ttf`,
  signs,
});

const katex = (name: string, signs: RegExp): Source => ({
  font: `katex/dist/fonts/KaTeX_${name}-Regular.ttf`,
  signs,
});

const symbols = [
  katex('Size1', /[∏∐∑∮]/),
  katex('Main', /[\u{2000}-\u{2aff}]/u),
  katex('AMS', /[\u{2000}-\u{2aff}]/u),
];

/** Draws capitals with a double stroke. */
export const blackboard = katex('AMS', /[ℂℍℕℙℚℝℤ]/);

/** Where the signs of a face are looked for, in this order. */
export const sources: Readonly<Record<Face, readonly Source[]>> = {
  text: [...inter('400-normal'), ...symbols],
  strong: [...inter('600-normal'), ...symbols],
  italic: [...inter('400-italic'), ...symbols],
  strongItalic: [...inter('600-italic'), ...symbols],
  display: [
    bricolage('latin', /[ -\u{2ff}\p{M}\u{2000}-\u{2212}]/u),
    bricolage('latin-ext', /[\u{100}-\u{2ff}\u{1e00}-\u{1eff}]/u),
    ...inter('600-normal'),
    ...symbols,
  ],
  // The signs of Windows-1252.
  code: [
    { font: 'Courier', signs: /[ -~\u{a0}-ÿŒœŠšŸŽžƒ–—‘’‚“”„†‡•…‰‹›€™]/u },
    ...inter('400-normal'),
    ...symbols,
  ],
};

/** The font in which a face begins: by it its lines are measured. */
export const fontOf = (face: Face): string => sources[face][0]?.font ?? 'Courier';
