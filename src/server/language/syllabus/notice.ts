/** What the rules read from an official notice ("edital"); null where the notice does not say. */
export interface Notice {
  posts: Post[];
  /** Totals by discipline or group of disciplines, as the notice's tables give them. */
  weightsTable: AreaValues[];
  /** YYYY-MM-DD; null when there is none, or several. */
  examDate: string | null;
  /** All days of the exam that it gives, in order: of its parts, or of several posts. */
  examDates: string[];
  /** First and last day, YYYY-MM-DD. */
  registration: { from: string; to: string } | null;
}

/** A position, course or exam with the disciplines that are asked for it. */
export interface Post {
  name: string;
  disciplines: Discipline[];
}

export interface Discipline {
  name: string;
  /** The group of the notice's table to which it belongs, such as "Conhecimentos Básicos". */
  area: string | null;
  questions: number | null;
  /** Weight or points of a question, as the notice says. */
  weight: number | null;
  minimum: number | null;
  topics: Topic[];
  page: number;
  line: number;
}

export interface Topic {
  text: string;
  children: Topic[];
  /** From 1. */
  page: number;
  /** Index in that page's lines, from 0. */
  line: number;
  /** Whether a word of it was recognised on a scan and may be wrong; none unless it says so. */
  isDoubtful?: true;
}

export interface AreaValues {
  area: string;
  questions: number | null;
  weight: number | null;
  points: number | null;
  minimum: number | null;
}
