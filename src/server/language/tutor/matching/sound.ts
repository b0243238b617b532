import { soundOf } from '#server/language/text/sound.ts';

const fewestLetters = 5;

/** Whether one letter too many or too few, or letters that changed places, make one word of the other; none replaced. */
function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < fewestLetters || short[0] !== long[0]) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (long.length === short.length + 1)
    return at > (short.length >= 6 ? 1 : 2) && short.slice(at) === long.slice(at + 1);
  if (long.length !== short.length) return false;
  if (at === 1) return `${short[2]}${short[1]}${short.slice(3)}` === long.slice(1);
  const sorted = (word: string) => [...word].sort().join('');
  return sorted(short) === sorted(long);
}

const fewestOfLong = 8;
/** Chemistry tells its matters apart by how they end: "perclorato" and "perclorito". */
const endLetters = 4;

/** Consonants tell more words apart. */
const fewestForConsonant = 11;

/** What is said alike where it is not stressed: "angolo" and "ângulo". */
const fewestReduced = 6;
const reducedOf = (sound: string) => sound.replace(/o/g, 'u').replace(/e/g, 'i');
const isReduced = (one: string, other: string) =>
  one.length >= fewestReduced && reducedOf(one) === reducedOf(other);

/** Whether one letter within a long word is another: "pleunasmo" and "pleonasmo". In a short one it makes other words. */
function isOtherLetter(one: string, other: string): boolean {
  if (one.length !== other.length || one.length < fewestOfLong) return false;
  const apart = [...one].flatMap((letter, at) => (letter === other[at] ? [] : [at]));
  const [at = 0] = apart;
  return (
    apart.length === 1 &&
    at > 0 &&
    at < one.length - endLetters &&
    (/[aeiou]/.test(one.charAt(at))
      ? /[aeiou]/.test(other.charAt(at))
      : one.length >= fewestForConsonant && !/[aeiou]/.test(other.charAt(at)))
  );
}

const shortestSound = 3;
const fewestVoiced = 5;

/** "Mandato" and "mandado" differ by the voice alone. */
const voicelessOf = (sound: string) =>
  sound.replace(/d/g, 't').replace(/b/g, 'p').replace(/v/g, 'f').replace(/[gj]/g, 'k').replace(/m/g, 'n');
const singularOf = (sound: string) =>
  sound.length > shortestSound + 1 ? sound.replace(/[ao]es$/, 'ao').replace(/(?:e?s)$/, '') : sound;

interface Sound {
  whole: string;
  voiceless: string;
  singular: string;
}

/** Words of a material are compared with each of a question's. */
const sounds = new Map<string, Sound>();
const mostSounds = 10_000;
const longestKept = 30;
function knownSound(word: string): Sound {
  const known = sounds.get(word);
  if (known) return known;
  const whole = soundOf(word);
  const sound = { whole, voiceless: voicelessOf(whole), singular: singularOf(whole) };
  if (word.length <= longestKept) {
    if (sounds.size >= mostSounds) sounds.clear();
    sounds.set(word, sound);
  }
  return sound;
}

/** "Infração" and "inflação" are told apart in few dialects; in shorter words they make two: "crase", "classe". */
const fewestRhotic = 7;
const rhoticOf = (sound: string) => sound.replace(/(?<=[pbtkgf])l/g, 'r');

/** An acronym that is only spelt, with its letters in another order: "dhpc". */
const spelt = /^[^aeiou\P{L}]{4,6}$/u;
const isSwapped = (one: string, other: string): boolean =>
  one.length === other.length &&
  one[0] === other[0] &&
  spelt.test(one) &&
  [...one].sort().join('') === [...other].sort().join('');

/** Whether two written words are one that somebody misspelt. A letter in another's place may be another word. */
export function isMisspelt(one: string, other: string): boolean {
  if (isSwapped(one.toLowerCase(), other.toLowerCase())) return true;
  const [heard, meant] = [knownSound(one), knownSound(other)];
  const [ours, theirs] = [heard.whole, meant.whole];
  if (Math.min(ours.length, theirs.length) < shortestSound)
    return ours === theirs && Math.min(one.length, other.length) >= shortestSound;
  return (
    ours === theirs ||
    (ours.length >= fewestVoiced && heard.voiceless === meant.voiceless) ||
    heard.singular === meant.singular ||
    (ours.length >= fewestRhotic && rhoticOf(ours) === rhoticOf(theirs)) ||
    isSlip(ours, theirs) ||
    isSlip(heard.singular, meant.singular) ||
    isReduced(heard.singular, meant.singular) ||
    isOtherLetter(ours, theirs)
  );
}
