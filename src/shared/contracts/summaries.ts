/** How long a summary may be asked to be, in words, and what comes with it. */
export const summaryLimits = {
  words: { min: 100, max: 2000, usual: 500 },
  /** Fewer only when the text has fewer sentences that stand alone. */
  keyPoints: { min: 3, max: 7 },
  tags: 8,
} as const;
