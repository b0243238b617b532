import { studySubjects } from '#shared/rules/study-subjects.ts';
import { fold } from '#shared/rules/text/fold.ts';

const known = new Map(studySubjects.map((subject) => [fold(subject), subject]));

/** The fixed subject that a plan's own words for its subject name, else 'Outro'. */
export const categoryOf = (subject: string): string => known.get(fold(subject)) ?? 'Outro';
