export const grades = ['incorrect', 'hard', 'correct'] as const;
/** What the student says of their answer: FSRS' Again, Hard and Good. */
export type CardGrade = (typeof grades)[number];
