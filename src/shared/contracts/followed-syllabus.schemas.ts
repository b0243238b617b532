import { z } from 'zod';

/** The syllabus that a plan or a cycle was made of and follows; null for none. */
export const followedSyllabusSchema = z.object({ id: z.string(), title: z.string() }).nullable();

export type FollowedSyllabus = z.output<typeof followedSyllabusSchema>;
