import type { AreaKind } from './areas.ts';
import type { NoticeLine } from './notice-lines.ts';

/** A stretch of a discipline, under a heading of its own or none. */
interface Part {
  heading: string | null;
  /** Whether a word of the heading may have been misread on a scan. */
  isDoubtful: boolean;
  /** Whether a numeral stands before its heading. */
  isRoman: boolean;
  rank: number;
  page: number;
  line: number;
  lines: NoticeLine[];
}

export interface DisciplineDraft {
  name: string;
  rank: number;
  area: string | null;
  kind: AreaKind | null;
  page: number;
  line: number;
  parts: Part[];
}

/** A discipline without text yet, in the area that is open. */
export const newDiscipline = (
  name: string,
  { rank, page, line }: Pick<DisciplineDraft, 'rank' | 'page' | 'line'>,
  area: { name: string; kind: AreaKind } | null,
): DisciplineDraft => ({
  name: name.replace(/\s+/gu, ' ').replace(/^programas?\s+d[aeo]s?\s+(?=\p{L}{3})/iu, ''),
  rank,
  area: area?.name ?? null,
  kind: area?.kind ?? null,
  page,
  line,
  parts: [],
});

/** Disciplines that several positions share: those of some levels, or all. */
export interface Shared {
  levels: readonly string[];
  /** What the heading says of those that are meant: "exclusivo para …". */
  only: string | null;
  /** Which heading of a level it stands below, counted from the first. */
  round: number;
  discipline: DisciplineDraft;
}

export interface PostDraft {
  name: string;
  levels: readonly string[];
  /** Which heading of a level it stands below, counted from the first. */
  round: number;
  /** The group under which it stands: "área da saúde". */
  group: string | null;
  own: DisciplineDraft[];
  /** Whether its heading says that it is a position. */
  isSure: boolean;
  /** Whether its name is one of a position. */
  isNamed: boolean;
}

export interface Programme {
  title: string;
  posts: PostDraft[];
  shared: Shared[];
}
