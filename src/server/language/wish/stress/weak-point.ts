import type { Catalogue } from '../catalogue.ts';
import { namesSubject } from '../matches.ts';
import { examsIn, readWords } from '../read-words.ts';
import type { StudentText } from '../reading.ts';
import { saysSomething, type WishWord } from '../words.ts';

/** "Tenho dificuldade em", "não entendo nada de", "sou ruim em", "travo em", "meu ponto fraco é". */
const weak = [
  `(?:(?:tenho|com|sinto|muita|bastante|mta|mt) )*(?:dificuldades?|d[úu]vidas?|defici[êe]ncias?) (?:em|com|n[ao]s?|pra|para|de|sobre)`,
  `n(?:[ãa]o)? (?:entendo|entendi|consigo(?: entender| fazer| aprender)?|sei|lembro|domino|aprendi)(?: (?:nada|muito|bem|direito))?(?: (?:de|d[ao]s?|em|n[ao]s?|sobre))?`,
  `(?:(?:sou|t[ôo]|estou|ando|vou|muito|bem|mt|mto|meio) )+(?:ruim|mal|p[ée]ssim[oa]|frac[oa]|perdid[oa]|travad[oa]) (?:em|n[ao]s?|de|com)`,
  `(?:sempre )?(?:travo|erro|erro muito|sofro|apanho|me perco|empaco|me confundo)(?: (?:muito|sempre|tudo))? (?:em|n[ao]s?|com)`,
  `(?:o )?meus? (?:pontos? fracos?|problemas?|maior(?:es)? (?:problemas?|dificuldades?|medos?)) (?:é|e|s[ãa]o)`,
].join('|');
/** Where a student says what of it is hard, and what: "…, tenho dificuldade em estequiometria". */
const pattern = new RegExp(
  String.raw`(?<!(?<!\p{L})(?:tenho|com|sinto|muita|bastante|mta|mt))(?:[\s,;.(–-]{1,4}(?:mas|s[óo] que|e|pois|porque|pq|eu|ainda|que|onde))*[\s,;.(–-]{1,4}(?<!\p{L})(?:${weak}) (?<what>.+)$`,
  'isu',
);

/** Characters of a title that are read. */
const longest = 500;

/** Whether a word names a matter, or a year of school: "prova" is the name of a part of law, too. */
const tells = (word: WishWord): boolean => saysSomething(word) || /^(?:ano|serie)$/.test(word.word);

/** Where in a text a student begins to say what is hard for them, behind something else; -1 where they don't. */
export const weakPointIn = (text: string): number => pattern.exec(text.slice(0, longest))?.index ?? -1;

/**
 * What is hard for a student is no other wish than what they name before it: it is parted from the title, to be brought
 * forward. "Bioquímica do metabolismo, não entendo o ciclo de Krebs" is all of the metabolism. Beside a subject alone, or an
 * examination, it is left where it stands: there it says what of it is wanted most.
 */
export function withWeakPoint(text: StudentText, catalogue: Catalogue): StudentText {
  const found = pattern.exec(text.title.slice(0, longest));
  if (!found) return text;
  const before = text.title.slice(0, found.index);
  const { words, covers } = readWords(before, catalogue);
  const exams = examsIn(readWords(text.title.slice(0, longest), catalogue).words, catalogue);
  const taken = covers.flatMap((cover) => cover.taken);
  const ofSubjects = new Set(
    taken.filter(({ means }) => means.some(namesSubject)).flatMap(({ places }) => places),
  );
  const isPart = taken.some(
    ({ places, means }) =>
      places.some((at) => !ofSubjects.has(at) && tells(words[at] as WishWord)) &&
      means.some(({ kind }) => kind === 'area' || kind === 'topic'),
  );
  if (!isPart || exams.length > 0) return text;
  return { ...text, title: before, weakPoint: found.groups?.what ?? '' };
}
