import { fold } from '#shared/rules/text/fold.ts';
import { storage } from '#web/lib/storage.ts';

/** Degrees between two hues; closer ones look alike. */
const apart = 24;
const hueCount = 360 / apart;
const hueAt = (place: number) => 12 + place * apart;

/**
 * Places on the wheel of the usual subjects. Those that meet differ: all of the Enem's, of a public examination's, of a
 * course of engineering, computing or health. "Direito Penal" and "Filosofia" may share one.
 */
const usual = new Map(
  [
    'redacao, producao de texto, medicina',
    'historia, direito constitucional, direito, anatomia, redes de computadores',
    'sociologia, direito tributario, concurso publico, educacao fisica',
    'geografia, direito administrativo, banco de dados, saude',
    'espanhol, lingua espanhola, direito civil, estatistica',
    'biologia, raciocinio logico',
    'artes, arte, administracao, programacao, bioquimica, vestibular',
    'quimica, economia',
    'outro, informatica, enfermagem, enem',
    'fisica, atualidades',
    'ingles, lingua inglesa',
    'matematica, farmacologia',
    'filosofia, contabilidade, calculo',
    'lingua portuguesa, portugues, gramatica, algebra linear',
    'literatura, direito penal, fisiologia, musica',
  ].flatMap((names, place) => names.split(', ').map((name) => [name, place] as const)),
);

const key = 'subjectHues';
/** Subjects whose hue is kept on this device. */
const mostKept = 100;

/** FNV-1a of a folded name: the device keeps no names. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Places by the hash of a name, as kept; read anew only when they have changed. */
function keptPlaces(): ReadonlyMap<string, number> {
  const text = storage.get(key) ?? '{}';
  if (text !== lastRead.text) lastRead = { text, places: placesIn(text) };
  return lastRead.places;
}

let lastRead: { text: string; places: ReadonlyMap<string, number> } = { text: '', places: new Map() };

function placesIn(text: string): ReadonlyMap<string, number> {
  try {
    const kept = Object.entries(Object(JSON.parse(text)) as Record<string, unknown>);
    return new Map(kept.filter((entry): entry is [string, number] => isPlace(entry[1])));
  } catch {
    return new Map();
  }
}

const isPlace = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < hueCount;

/** The place that fewest of `taken` are; of equal ones, the first from `hash` on. */
function freest(taken: Iterable<number>, hash: number): number {
  const places = Array.from({ length: hueCount }, (_, step) => (hash + step) % hueCount);
  const all = [...taken];
  const uses = new Map(places.map((place) => [place, all.filter((each) => each === place).length]));
  const fewest = Math.min(...uses.values());
  return places.find((place) => uses.get(place) === fewest) ?? 0;
}

/** Gives each of a student's subjects that isn't a usual one the freest hue among theirs, and keeps it. */
export function settleHues(names: Iterable<string>): void {
  const kept = keptPlaces();
  const places = new Map(kept);
  const folded = [...new Set([...names].map(fold))].filter(Boolean);
  for (const name of folded.toSorted((a, b) => Number(usual.has(b)) - Number(usual.has(a)))) {
    const hash = hashOf(name);
    if (places.size >= mostKept || places.has(String(hash))) continue;
    places.set(String(hash), usual.get(name) ?? freest(places.values(), hash));
  }
  if (places.size > kept.size) storage.set(key, JSON.stringify(Object.fromEntries(places)));
}

/** The hue (0–359) of a subject. 'Física', 'fisica' and ' FÍSICA ' share one. */
export function subjectHue(name: string): number {
  const folded = fold(name);
  const hash = hashOf(folded);
  return hueAt(usual.get(folded) ?? keptPlaces().get(String(hash)) ?? hash % hueCount);
}
