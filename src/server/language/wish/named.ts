/** What a phrase may be the name of. */
const phraseKinds = ['subject', 'alias', 'area', 'topic', 'part', 'term', 'fragment'] as const;
export type PhraseKind = (typeof phraseKinds)[number];

/** One thing that the catalogue has a name for. */
export interface Named {
  kind: PhraseKind;
  /** Position of the curriculum among the entries. */
  entry: number;
  /** Position of the topic; of an area, the position of the area. */
  at: number;
  /** Position of the part within its topic; undefined for the whole topic. */
  part?: number;
}

/** A part that stands for the whole topic; a curriculum has at most 256 topics or areas, and a topic 15 parts. */
const none = 15;

/** One number for what a name means, for there are more than 60,000 of them. */
export const pack = ({ kind, entry, at, part }: Named) =>
  ((entry * phraseKinds.length + phraseKinds.indexOf(kind)) * 256 + at) * 16 + (part ?? none);

export function unpack(packed: number): Named {
  const part = packed % 16;
  const at = Math.floor(packed / 16) % 256;
  const rest = Math.floor(packed / 4096);
  const kind = phraseKinds[rest % phraseKinds.length] as PhraseKind;
  const entry = Math.floor(rest / phraseKinds.length);
  return part === none ? { kind, entry, at } : { kind, entry, at, part };
}
