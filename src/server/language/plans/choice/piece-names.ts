import { saysSomething, wordsOf } from '#server/language/wish/words.ts';

const place = /^(?:África|América|Ásia|Brasil|Europa|Portugal)(?!\p{L})/u;
/** Whether a name begins with one of its own, as `text` writes it within a sentence: "João e a cristologia". */
const isProper = (name: string, text: string): boolean => {
  if (place.test(name)) return true;
  const [first = ''] = name.split(/[\s,:;]/u);
  return new RegExp(`(?<=\\p{L},? )${RegExp.escape(first)}(?!\\p{L})`, 'u').test(text);
};

/** "Médias e mediana", "Romantismo, realismo e naturalismo; parnasianismo". */
function joinedNames(names: readonly string[], text: string): string {
  const [first = '', ...rest] = names;
  const lower = rest.map((name) =>
    /^\p{Lu}{2}|^\p{Lu}\.|\p{Lu}.*\s\p{Lu}/u.test(name) || isProper(name, text)
      ? name
      : name.charAt(0).toLowerCase() + name.slice(1),
  );
  const isPlain = names.length === 2 && names.every((name) => !/[,;:]| e /u.test(name));
  return [first, ...lower].join(isPlain ? ' e ' : '; ');
}

const longestWithWhole = 75;

/** Parts whose name doesn't say what they are a part of, with that; `text` is what is said of them: "Formação e particípios (Presente perfeito)". */
export function withWhole(names: readonly string[], topic: string, text: string): string {
  const name = joinedNames(names, `${topic}. ${text}`);
  const whole = (topic.split(/\s*[:(]/u)[0] ?? topic).trim();
  const stems = new Set(wordsOf(name).map(({ stem }) => stem));
  const isSaid = wordsOf(whole).some((word) => saysSomething(word) && stems.has(word.stem));
  const long = `${name} (${whole})`;
  return isSaid || names.length > 1 || name.includes('(') || long.length > longestWithWhole ? name : long;
}
