import { isTwofold, stemOf } from '../content-words.ts';

const endings = new Set(
  `_ a e o as es os am em ar er ir ou eu iu ado ada ados adas ido ida idos idas ando endo indo aram eram iram ava avam
  ia iam acao acoes icao icoes cao coes amento amentos imento imentos mento ador adora adores or ante ente inte antes
  entes amente mente ivel avel ura iva ivo ndo r m encia encias ancia ancias`
    .split(/\s+/)
    .map((ending) => ending.replace('_', '')),
);
const shortestBase = 4;
/** After three letters only what no noun ends in tells a verb: "criou", "criada"; a state is no form of "estar". */
const verbForm = /^(?!est)(\p{L}{3})(?:ar|ou|ad[oa]s?|aram|ando|avam?)$/u;

/** "Que não fure" is of "furar", whose noun would end in another vowel. */
const wished = /^(\p{L}{3})(?:ar|e|em|es)$/u;
/** "Seque" is of "secar", "pague" of "pagar". */
const plainly = (folded: string) => folded.replace(/qu(?=e[ms]?$)/, 'c').replace(/gu(?=e[ms]?$)/, 'g');
function isWished(infinitive: string, other: string): boolean {
  const [asked, said] = [wished.exec(infinitive)?.[1], wished.exec(plainly(other))?.[1]];
  return /ar$/.test(infinitive) && asked !== undefined && asked === said;
}

/** Nouns of deeds that no ending tells from their verbs alone: "prescrição" and "prescreve". */
const deverbal: readonly RegExp[] = [
  /^(\p{L}{2,})(?:cric(?:ao|oes)|crev\p{L}{1,5}|crit[oa]s?)$/u,
  /^(\p{L}{1,})(?:duc(?:ao|oes)|duz(?:ir|em|iu|indo|id[oa]s?|a|am)?)$/u,
  /^(\p{L}{1,})(?:miss(?:ao|oes)|mit(?:ir|e|em|iu|indo|id[oa]s?|a|am))$/u,
  /^(\p{L}{2,})(?:vers(?:ao|oes)|vert(?:er|e|em|eu|endo|id[oa]s?|a|am))$/u,
  /^(\p{L}{2,})(?:struc(?:ao|oes)|stru(?:ir|i|em|iu|indo|id[oa]s?|a|am))$/u,
];
const isDeedOf = (one: string, other: string) =>
  deverbal.some((family) => {
    const base = family.exec(one)?.[1];
    return base !== undefined && base === family.exec(other)?.[1];
  });

/** Whether two folded words are forms of one: "converter", "convertem" and "convertida", but not "nitrato" and "nitrito". */
function areForms(one: string, other: string): boolean {
  let base = 0;
  while (base < one.length && one[base] === other[base]) base++;
  for (let at = base; at >= shortestBase; at--)
    if (endings.has(one.slice(at)) && endings.has(other.slice(at))) return true;
  const verb = verbForm.exec(one)?.[1];
  return (
    (verb !== undefined && verbForm.exec(other)?.[1] === verb) ||
    isWished(one, other) ||
    isWished(other, one) ||
    isDeedOf(one, other)
  );
}

/** How a word sounds, about: "fotocintese" and "fotossíntese" sound alike. */
const sound = (folded: string) =>
  folded
    .replace(/ch/g, 'x')
    .replace(/ph/g, 'f')
    .replace(/h/g, '')
    .replace(/y/g, 'i')
    .replace(/w/g, 'v')
    .replace(/sc(?=[ei])|c(?=[ei])|ç|z/g, 's')
    .replace(/q(?:u(?=[ei]))?|k/g, 'c')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/n(?=[pb])/g, 'm')
    .replace(/(.)\1+/g, '$1');

const shortestMistyped = 6;

/** Whether one letter too many, too few, or two that changed places make one word of the other; no letter replaced. */
function isMistyped(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < shortestMistyped || one.slice(0, 3) !== other.slice(0, 3))
    return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (long.length === short.length + 1) return short.slice(at) === long.slice(at + 1);
  const swapped = `${short[at + 1]}${short[at]}${short.slice(at + 2)}`;
  return long.length === short.length && swapped === long.slice(at);
}

/**
 * Whether two folded words are the same for a teacher: number, gender, verb forms and a slip of the pen aside. A letter
 * in the place of another is no slip, for it may be another word: "propano" and "propeno".
 */
export function isSameWord(one: string, other: string): boolean {
  const [short, long] = [stemOf(one), stemOf(other)];
  if (short === long) return true;
  if (isTwofold(one) && isTwofold(other)) return false;
  if (areForms(one, other)) return true;
  const [heard, meant] = [sound(short), sound(long)];
  return (heard === meant && heard.length >= shortestBase) || isMistyped(heard, meant);
}
