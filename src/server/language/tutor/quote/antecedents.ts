import { firstVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { type ContentWord, contentWords, stemsOf } from '../content-words.ts';

/** A sentence as far as it tells what a pronoun after it stands for. */
interface Told {
  text: string;
  words: readonly ContentWord[];
  /** Stems of what its own pronouns stand for. */
  inherited: ReadonlySet<string>;
  leansOn: object | null;
}

/** "… para formar o complexo ativado. Este é um estado …": what was named last. */
const ofLast = /^Est[ea]s? (?:últim[oa]s?|é|são|foi|foram|era|eram|consiste|corresponde)(?!\p{L})/u;
const lastWords = 2;

const subjectWords = 5;

/** "Quanto ao clima, destaca-se a ilha de calor": what is spoken of stands behind the verb. */
const subjectLast =
  /^(?:[^,.]{2,60}, )?(?:destaca(?:m)?-se|encontra(?:m)?-se|surg(?:e|em|iu|iram)|exist(?:e|em|iu|ia|iam)|há|houve|tem-se|temos) (?:também )?(?:[oa]s?|uma?s?) (?=\p{L})/u;

/** Stems of what a sentence speaks of: what stands before its verb, or what it stands for itself. */
export function subjectOf({ text, inherited, leansOn }: Told): ReadonlySet<string> {
  if (leansOn && inherited.size > 0) return inherited;
  const [opening] = subjectLast.exec(text) ?? [];
  if (opening !== undefined) {
    const [named = ''] = text.slice(opening.length).split(/[,.;:(]| que /u);
    return stemsOf(wordsOf(named).slice(0, subjectWords).join(' '));
  }
  const words = wordsOf(text);
  const verb = firstVerb(words);
  const before = contentWords(words.slice(0, verb < 1 ? subjectWords : verb).join(' '));
  return new Set(before.slice(0, subjectWords).map(({ stem }) => stem));
}

const plural = /^El([ae])s(?!\p{L})/u;
/** "… tem direito a 30 dias de férias. Elas podem ser divididas": the last plural noun that agrees. */
function agreeing(text: string, { words }: Told): string[] {
  const [, gender] = plural.exec(text) ?? [];
  if (gender === undefined) return [];
  const end = gender === 'a' ? /(?:as|ções|ades|agens)$/u : /(?:[oe]s|is|ns)$/u;
  return words
    .filter(({ word }) => end.test(word))
    .slice(-1)
    .map(({ stem }) => stem);
}

/** "O restante volta na reabsorção. A maior parte dela …": the last noun of its gender. */
const partOf =
  /^(?:[OA] (?:maior parte|maioria|resto|restante|outra parte)|(?:Grande |Boa )?[Pp]arte|Metade) del([ae])(?!\p{L})/u;
function ofPart(text: string, { words }: Told): string[] {
  const [, gender] = partOf.exec(text) ?? [];
  if (gender === undefined) return [];
  const end = gender === 'a' ? /(?:a|[çs]ão|dade|gem)$/u : /(?<![çs]ã)[oelr]$/u;
  return words
    .filter(({ word }) => end.test(word))
    .slice(-1)
    .map(({ stem }) => stem);
}

const pointed = /(?<!\p{L})[dn]?(?:ess|est)[ea]s? (\p{Ll}{4,})/u;
/** "Evita esse efeito": which effect the sentence before says, "o efeito de primeira passagem". */
function namedBefore(text: string, leansOn: Told): string[] {
  const [, noun] = pointed.exec(text) ?? [];
  const at = noun === undefined ? -1 : leansOn.text.indexOf(` ${noun} d`);
  const [, name = ''] =
    /^ \p{L}+ (d[aeo]s? \p{L}+(?: \p{L}+)?)/u.exec(leansOn.text.slice(Math.max(0, at))) ?? [];
  return at < 0 ? [] : [...stemsOf(`${noun} ${name}`)];
}

/** "… e recebeu o Nobel de Química. Em 1963 recebeu o da Paz": the noun that is left out. */
function leftOut(text: string, leansOn: Told): string[] {
  const [, article = ''] = /(?<= )([oa]s?) d[aeo]s? \p{L}/u.exec(text) ?? [];
  if (article === '') return [];
  const noun = new RegExp(`(?<!\\p{L})${article} (\\p{L}{3,}) d[aeo]s? \\p{L}`, 'giu');
  return [...leansOn.text.matchAll(noun)].flatMap(([, word = '']) => [...stemsOf(word)]);
}

/** "…, aliado de Tancredo. Em resposta, ele …": who is named last may be meant. */
const namedLast = (text: string, { text: before }: Told): string[] => {
  const [name = ''] = before.match(/(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}{2,}/gu)?.slice(-1) ?? [];
  return /^[^.;:]{3,70}, ele(?!\p{L})/u.test(text) ? [...stemsOf(name)] : [];
};

/** What the pronouns of a sentence stand for. */
export function inheritedBy(text: string, leansOn: Told, person: ReadonlySet<string>): ReadonlySet<string> {
  const many = agreeing(text, leansOn);
  const last = ofLast.test(text) ? leansOn.words.slice(-lastWords).map(({ stem }) => stem) : [];
  return withPerson(subjectOf(leansOn), text, person).union(
    new Set([
      ...last,
      ...many,
      ...ofPart(text, leansOn),
      ...namedBefore(text, leansOn),
      ...leftOut(text, leansOn),
      ...namedLast(text, leansOn),
    ]),
  );
}

/** Somebody of whom a sentence tells: "Em 1911, Ernest Rutherford …". */
export const fullName =
  /(?<=^|, |^\S+ )\p{Lu}\p{Ll}+ (?:(?:d[aeo]s?|v[ao]n) )?\p{Lu}\p{Ll}+(?=,? \p{Ll}| \()/u;
const ofPerson =
  /^(?:(?:(?:Para|Segundo|Com) )?(?:[EÉeé]l[ea]|Seus?|Suas?)(?!\p{L})|(?:Nasceu|Morreu|Faleceu|Viveu|Estudou|Escreveu|Publicou) )/u;

/** "Ele concluiu" is said of who was named last, whatever stands between. */
const withPerson = (subject: ReadonlySet<string>, text: string, person: ReadonlySet<string>) =>
  ofPerson.test(text) && person.size > 0 ? subject.union(person) : subject;
