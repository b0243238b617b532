import type { Face } from './faces.ts';

/** A part of a text with what sets it apart from the rest. A line break is a line's end. */
export interface Run {
  text: string;
  bold?: boolean;
  italic?: boolean;
  code?: boolean;
  strike?: boolean;
  /** In the colour of notes. */
  muted?: boolean;
  /** Smaller, above or below the line. */
  rise?: 1 | -1;
  /** Address, with its scheme. */
  link?: string;
}

/** How a block is set: sizes in points. */
export interface Style {
  face: Face;
  size: number;
  colour: string;
}

export const colours = {
  ink: '#1f1b3a',
  muted: '#5d5878',
  accent: '#8a5a00',
  link: '#633fc7',
  line: '#e2dace',
  well: '#f6f1e7',
} as const;

export const styles = {
  title: { face: 'display', size: 22, colour: colours.ink },
  heading: { face: 'display', size: 14, colour: colours.accent },
  section: { face: 'strong', size: 12, colour: colours.ink },
  subheading: { face: 'strong', size: 10.5, colour: colours.ink },
  text: { face: 'text', size: 10, colour: colours.ink },
  cell: { face: 'text', size: 9, colour: colours.ink },
  head: { face: 'strong', size: 9, colour: colours.ink },
  note: { face: 'text', size: 9, colour: colours.muted },
  code: { face: 'code', size: 8.5, colour: colours.ink },
} as const satisfies Record<string, Style>;

export function faceOf({ face }: Style, { bold, italic, code }: Run): Face {
  if (code) return 'code';
  if (face === 'display' || face === 'code') return face;
  const strong = bold || face === 'strong';
  if (italic) return strong ? 'strongItalic' : 'italic';
  return strong ? 'strong' : 'text';
}
