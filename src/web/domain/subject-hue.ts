/** One of 24 steps of the wheel: two hues closer than 15° are one colour to the eye. */
const steps = 24;

/** FNV-1a. Of the seeds tried, this one keeps the ten subjects of the fixed list 30° apart or more. */
const seed = 593_494;

/** The hue (0–359) of a subject. 'Física', 'fisica' and ' FÍSICA ' share one. */
export function subjectHue(name: string): number {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase();
  let hash = seed;
  for (const character of plain) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return ((hash >>> 8) % steps) * (360 / steps);
}
