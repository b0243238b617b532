export type HeatLevel = 0 | 1 | 2 | 3 | 4;

/**
 * How bright each day is: 0 without answers, else its quarter among the days with some, so that one long day
 * does not dim all others.
 */
export function heatLevels(answers: readonly number[]): HeatLevel[] {
  const active = answers.filter((count) => count > 0).sort((one, other) => one - other);
  const bounds = [0.25, 0.5, 0.75].map((share) => active[Math.ceil(active.length * share) - 1] ?? 0);
  return answers.map((count) => {
    if (count === 0) return 0;
    return (1 + bounds.filter((bound) => count > bound).length) as HeatLevel;
  });
}
