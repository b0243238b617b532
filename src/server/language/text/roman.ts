const signs: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

/** The number of a Roman numeral of I, V and X, in capitals; 0 for none. */
export const romanValue = (numeral: string): number =>
  [...numeral].reduce((sum, sign, at, all) => {
    const value = signs[sign] ?? 0;
    return sum + (value < (signs[all[at + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);
