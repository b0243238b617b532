const pluralEndings: readonly (readonly [RegExp, string])[] = [
  [/(?:oes|aes|aos)$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ois$/, 'ol'],
  [/ns$/, 'm'],
  [/([rz])es$/, '$1'],
  [/s$/, ''],
];

/** One form for the singular and plural, masculine and feminine of a folded word; only good for comparing. */
export function stem(folded: string): string {
  if (folded.length < 4) return folded;
  const ending = pluralEndings.find(([pattern]) => pattern.test(folded));
  const singular = ending ? folded.replace(ending[0], ending[1]) : folded;
  return singular.length > 3 ? singular.replace(/[aoe]$/, '') : singular;
}
