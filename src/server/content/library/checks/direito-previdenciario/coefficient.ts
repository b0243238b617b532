/**
 * Percentage of the mean that a pension of the RGPS pays: 60, and 2 for each year of contribution beyond 20
 * (men) or 15 (women). Source: EC 103/2019, art. 26, §§ 2º and 5º.
 */
export const coefficient = (years: number, who: 'man' | 'woman') =>
  60 + 2 * Math.max(0, years - (who === 'man' ? 20 : 15));
