import type { CSSProperties } from 'react';
import { fold } from '#shared/rules/text/fold.ts';
import { storage } from '#web/lib/storage.ts';

/** With the class `subject`, gives everything inside the colours `subject`, `subject-soft` and `subject-mark`. */
export function subjectStyle(name: string): CSSProperties {
  return { '--subject-hue': subjectHue(name) } as CSSProperties;
}

/** Degrees between two hues; closer ones look alike. */
const apart = 24;
export const hueCount = 360 / apart;

/**
 * The usual subjects, by hue. Those that meet differ: all of the Enem's, of a public examination's, of a course of
 * engineering, computing or health. "Direito Penal" and "Literatura" may share one.
 */
export const usualPlaces: ReadonlyMap<string, number> = new Map(
  [
    'redacao',
    'historia,direito constitucional,direito,anatomia',
    'sociologia,direito tributario',
    'geografia,direito administrativo,banco de dados',
    'espanhol,direito civil,estatistica',
    'biologia,raciocinio logico',
    'artes,administracao,programacao,bioquimica',
    'quimica,economia',
    'outro,informatica,enfermagem',
    'fisica,atualidades',
    'ingles',
    'matematica,farmacologia',
    'filosofia,contabilidade,calculo',
    'lingua portuguesa,portugues,algebra linear',
    'literatura,direito penal,fisiologia',
  ].flatMap((names, place) => names.split(',').map((name) => [name, place] as const)),
);

export const hueKey = 'subjectHues';
/** FNV-1a of a folded name: the device keeps no names. */
export const hashOf = (name: string): number =>
  [...name].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  ) >>> 0;

/** Places on the wheel by the hash of a name. */
export const keptPlaces = (): Record<number, number> => JSON.parse(storage.get(hueKey) ?? '{}');

/** The hue (0–359) of a subject. 'Física', 'fisica' and ' FÍSICA ' share one. */
export function subjectHue(name: string): number {
  const folded = fold(name);
  const hash = hashOf(folded);
  return 12 + apart * (usualPlaces.get(folded) ?? keptPlaces()[hash] ?? hash % hueCount);
}
