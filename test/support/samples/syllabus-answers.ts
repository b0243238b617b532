import type { Forecast, PlanPreview, Reading, SyllabusCard } from '#shared/contracts/syllabi.ts';
import { sampleSyllabus } from './syllabi.ts';

/** A syllabus of the list as the API describes one. */
export function sampleSyllabusCard(changes: Partial<SyllabusCard> = {}): SyllabusCard {
  const { id, title, post, examDate, otherExamDates, topics, studied, coverage, createdAt, disciplines } =
    sampleSyllabus();
  return {
    id,
    title,
    post,
    examDate,
    otherExamDates,
    topics,
    studied,
    coverage,
    createdAt,
    disciplines: disciplines.length,
    ...changes,
  };
}

/** A reading that has just begun. */
export const sampleReading = (changes: Partial<Reading> = {}): Reading => ({
  id: 'r1',
  status: 'processing',
  step: 'reading',
  done: 0,
  total: 0,
  message: null,
  sourceName: 'edital.pdf',
  posts: [],
  examDate: null,
  examDates: [],
  registration: null,
  check: null,
  ...changes,
});

/** What is said while too little is known. */
export const sampleForecast = (changes: Partial<Forecast> = {}): Forecast => ({
  daysLeft: null,
  coverage: 0,
  points: 100,
  expected: null,
  missing: 'Anote mais 20 questões para ver quantos pontos esperar.',
  disciplines: [],
  best: [],
  ...changes,
});

export const samplePlanPreview = (changes: Partial<PlanPreview> = {}): PlanPreview => ({
  lastDay: '2026-05-09',
  closingWeeks: 2,
  available: 4800,
  needed: 4200,
  disciplines: [
    { id: 0, name: 'Língua Portuguesa', minutes: 840, topics: 3, share: 20 },
    { id: 1, name: 'Direito Constitucional', minutes: 3360, topics: 3, share: 80 },
  ],
  leftOut: [],
  ...changes,
});
