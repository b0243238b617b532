import { foldLetters } from '#shared/rules/text/fold.ts';
import { contentWords, stemsOf } from '../content-words.ts';
import { fullName } from './antecedents.ts';
import { toThePoint } from './pick.ts';
import { type QuestionKind, questionKind } from './question-kind.ts';
import { denial, likeDefinition, type Rated } from './rate.ts';
import { type Quotable, sideOf, subjectless } from './read-quotables.ts';
import { hasAny, nearby, presence, type Weighed } from './weigh.ts';

/** "As regras são três" may be told by sentences that each begin with one of them. */
export function sameHead(rated: readonly Rated[], asked: readonly Weighed[]): Rated[] {
  const heads = asked.filter(({ role }) => role !== 'verb');
  // "A primeira lei" and "a segunda lei" are two laws; "os fatores do clima" are no climate.
  const begun = (words: number): Rated[] =>
    heads
      .map(({ matches }) =>
        rated.filter(({ quotable }) =>
          [...quotable.begins.slice(0, words), ...(quotable.leansOn ? [] : quotable.inherited)].some(
            (stem) => (matches.get(stem) ?? 0) >= 0.9,
          ),
        ),
      )
      .reduce((most, each) => (each.length > most.length ? each : most), []);
  const first = begun(1);
  return first.length > 2 ? first : begun(2);
}

/**
 * What a name is built on has to be in the sentence itself: one that has hydrogen, under a title with bonds, says nothing
 * about hydrogen bonds. A title that has the whole name will do.
 */
export function headed(asked: readonly Weighed[]): (rated: Rated) => boolean {
  const names = asked.filter(({ role, isVague }) => role === 'name' && !isVague);
  const [head, next] = names;
  // Another thing that it does something with is not built on it: "a planta faz com o gás".
  if (!head || !next || !(next.isQualifier || next.isComplement)) return () => true;
  // "O que ela fundou em 1952?" names the year of it.
  const isYear = /^\d{4}$/u.test(next.word);
  return ({ quotable: { stems, inherited, around } }) =>
    (isYear && hasAny(around, head) && hasAny(stems, next)) ||
    hasAny(stems, head) ||
    hasAny(inherited, head) ||
    names.every((word) => hasAny(around, word));
}

/** A list told in the sentence itself: "três fases: a, b e c". */
export const enumerates =
  /(?::|(?<!\p{L})(?:(?:estão|são)(?= [oa]s? [^.;:,]+, [oa]s? )|(?:(?:classificam?|dividem?)-se|se (?:classificam?|dividem?)) em)) [^.;:]{3,}, [^.;:]+ (?:e|ou) |: [^.:;]{3,}; (?:[^.:;]{3,}; )*(?:e |ou )?[^.:;]{3,}/u;

/** "Quatro grupos: figuras de som, figuras de …" lists no figures of sound. */
export const isItem = ({ text }: Quotable, weighed: readonly Weighed[]): boolean => {
  const names = weighed.filter(({ role }) => role !== 'verb');
  const [, list = ''] = text.split(/:\s/u);
  return (
    names.length > 1 &&
    list.split(/, | e | ou /u).some((item) => {
      const stems = stemsOf(item);
      return names.every((word) => hasAny(stems, word));
    })
  );
};

/** One of several: "a primeira lei". */
const isFirstOf = /^[AO] (?:primeir|segund|terceir|quart)[oa] /u;

/** "A regra da cadeia …" is one of the rules. */
const isOneOf = ({ words: [first] }: Quotable, head: Weighed | undefined) =>
  head !== undefined &&
  first !== undefined &&
  /s$/.test(head.word) &&
  !/s$/.test(first.word) &&
  head.matches.has(first.stem);

/** Whether one sentence answers a question for a list by itself, of what `head` names. */
export const tellsAll = ({ quotable, coverage }: Rated, head: Weighed | undefined) => {
  const { text, question, items } = quotable;
  if (isOneOf(quotable, head)) return false;
  return (
    items.length > 0 ||
    enumerates.test(text) ||
    (question === null &&
      coverage >= 0.95 &&
      !isFirstOf.test(text) &&
      text.split(',').length > 2 &&
      / (?:e|ou) /u.test(text))
  );
};

/** Whether it is no card that asks who or when, where it is asked what a thing is. */
export const asksNoFact = ({ question }: Quotable, kind: QuestionKind) =>
  question === null || !likeDefinition.has(kind) || !toThePoint.has(questionKind(question));

/** Whether all that is asked about is spoken of near, and not just somewhere in the text. */
export const speaksOf = (quotable: Quotable, weighed: readonly Weighed[]) =>
  weighed.every(
    ({ matches, role }) => role === 'verb' || matches.size === 0 || presence(quotable, matches) > nearby,
  );

/** The same of each name that the material has. */
export const namesAll = (quotable: Quotable, weighed: readonly Weighed[]) =>
  weighed.every(
    ({ matches, role, isVague }) =>
      role !== 'name' || isVague || matches.size === 0 || presence(quotable, matches) > nearby,
  );

/** Whether a sentence tells of what is named, and does not only name it: it begins with it, or goes on about it. */
export const tellsOf = ({ question, begins, stems, inherited }: Quotable, weighed: readonly Weighed[]) => {
  const names = weighed.filter(({ role, isQualifier }) => role === 'name' || isQualifier);
  const first = new Set(begins.slice(0, 2));
  return (
    names.every((name) => hasAny(stems, name) || hasAny(inherited, name)) &&
    (question !== null ||
      names.every((name) => hasAny(inherited, name)) ||
      names.some((name) => hasAny(first, name)))
  );
};

/** What a noun of the question is of, in the sentence: "a parede celular dos fungos"; whose it is is another matter. */
const whoseOf = /^ d[aeo]s? (\p{L}{2,})/u;
/** Nouns by which a text calls the thing again that it is about: "as causas do conflito", of a war. */
const again =
  /^(?:acontecimento|acordo|conflito|doença|episódio|evento|fenômeno|movimento|obra|período|problema|processo|projeto|reação|regime|revolta|sistema|técnica|teoria|transtorno|tratado)$/u;

/** "Efeitos adversos: …" within a paragraph are those of what was spoken of there. */
const isSideOfAnother = (
  { text, leansOn, begins, stems, inherited }: Quotable,
  weighed: readonly Weighed[],
) =>
  leansOn !== null &&
  sideOf.test(text) &&
  weighed.some(({ matches }) => begins.some((stem) => matches.has(stem))) &&
  weighed.some(
    (word) =>
      word.role === 'name' && word.matches.size > 0 && !hasAny(stems, word) && !hasAny(inherited, word),
  );

/** "A parede das bactérias" is told by no sentence on the wall of something else. */
export const isOfAnother = (quotable: Quotable, weighed: readonly Weighed[]): boolean =>
  isSideOfAnother(quotable, weighed) ||
  (quotable.question === null &&
    weighed.some((whose, at) => {
      const head = weighed[at - 1];
      if (!whose.isComplement || whose.role !== 'name' || !head || whose.matches.size === 0) return false;
      if (hasAny(quotable.stems, whose) || hasAny(quotable.inherited, whose)) return false;
      const isAsked = (stem: string) => weighed.some(({ matches }) => matches.has(stem));
      const isTitle = hasAny(quotable.around, whose);
      const isOther = (from: number) => {
        const [other] = contentWords(whoseOf.exec(quotable.text.slice(from))?.[1] ?? '');
        return other !== undefined && !isAsked(other.stem) && !(isTitle && again.test(other.word));
      };
      return quotable.words.some(({ word, stem }, place) => {
        if (!head.matches.has(stem)) return false;
        const end = quotable.text.indexOf(word) + word.length;
        // An adjective may stand between: "a parede celular dos fungos".
        const next = quotable.words[place + 1]?.word ?? '';
        return isOther(end) || (quotable.text.startsWith(` ${next}`, end) && isOther(end + 1 + next.length));
      });
    }));

/** Whether a card asks about something else, and not about all that is asked. */
export const asksOfOther = (
  { question, asks, stems }: Quotable,
  weighed: readonly Weighed[],
  kind: QuestionKind,
) => {
  const isAsked = (stem: string) => weighed.some(({ matches }) => matches.has(stem));
  // "O que é catacrese?" tells nobody what a metaphor is.
  const defines =
    kind === 'definition' && question !== null && questionKind(question) === 'definition' && asks.size > 0;
  return (
    question !== null &&
    ((defines && ![...asks].some(isAsked)) ||
      (weighed.some((word) => word.role === 'name' && word.matches.size > 0 && !hasAny(stems, word)) &&
        ![...asks].every(isAsked)))
  );
};

/** A card whose answer is only what is asked about says nothing of it: "Que país venceu?" "O Chile." */
export const answersWithIt = (
  { question, words }: Quotable,
  weighed: readonly Weighed[],
  kind: QuestionKind,
) =>
  kind === 'definition' &&
  question !== null &&
  !/^(?:definition|person)$/.test(questionKind(question)) &&
  words.length > 0 &&
  words.every(({ stem }) => weighed.some(({ matches }) => matches.has(stem)));

const ordinal = /^(?:primeir|segund|terceir|quart|quint)[oa]s?$/;

/** Whether the material knows what is asked about by other numbers only: a second world war, and no first. */
export function isOtherNumber(quotables: readonly Quotable[], weighed: readonly Weighed[]): boolean {
  const at = weighed.findIndex(
    ({ word }, index) => ordinal.test(foldLetters(word)) && weighed[index + 1]?.isQualifier,
  );
  const [asked, name] = [weighed[at], weighed[at + 1]];
  if (!asked || !name) return false;
  const titles = [...new Set(quotables.map(({ heading }) => heading))].map(contentWords);
  const numbers = [...quotables.map(({ words }) => words), ...titles].flatMap((words) =>
    words.flatMap(({ folded, stem }, index) =>
      ordinal.test(folded) && (index === 0 || name.matches.has(words[index + 1]?.stem ?? '')) ? [stem] : [],
    ),
  );
  return numbers.length > 0 && !numbers.some((stem) => asked.matches.has(stem));
}

/** "O cartismo foi o movimento que …" */
const sortOf = /^[^.;:]{3,50}? (?:é|são|foi|foram|era|eram) (?:(?:o|a|os|as|um|uma) )?(\p{L}+)/u;
const fewestOfSort = 2;
const sureOfSort = 0.9;

/** Sentences of one text that each say of something that it is of the sort asked for: "quais movimentos?" */
export function ofSort(rated: readonly Rated[], weighed: readonly Weighed[]): Rated[] {
  const [sort, ...others] = weighed;
  if (sort?.role !== 'aspect') return [];
  const found = rated.filter(({ quotable }) => {
    const [word] = contentWords(sortOf.exec(quotable.text)?.[1] ?? '');
    return (
      quotable.question === null &&
      word !== undefined &&
      (sort.matches.get(word.stem) ?? 0) >= sureOfSort &&
      others.every((other) => other.role !== 'name' || presence(quotable, other.matches) > 0)
    );
  });
  const [first] = found;
  const together = found.filter(({ quotable }) => quotable.passage === first?.quotable.passage);
  return together.length < fewestOfSort ? [] : together;
}

/** What an author does to a work. */
export const authorial = /^(?:escrev|pint|compo|compus|cri|public|esculp|fez|fiz|dirig|autor)/;
const byName = /^["”’»]?,? (?:de|do|da|por|pelo|pela) \p{Lu}/u;

/** Whether a sentence tells whose a work is: "Macunaíma, de Mário de Andrade". */
export const isSigned = ({ text, words }: Quotable, asked: readonly Weighed[]) =>
  words.some(
    ({ word, stem }) =>
      asked.some(({ role, matches }) => role === 'name' && matches.has(stem)) &&
      byName.test(text.slice(text.indexOf(word) + word.length)),
  );

/** "Mercosul: Tratado de Assunção, 1991": an entry about the thing tells when, whatever was done. */
export const isEntryOf = ({ text, begins }: Quotable, head: Weighed | undefined) =>
  head?.role === 'name' && head.matches.has(begins[0] ?? '') && /^[^:.;]{2,40}: /u.test(text);

const reckoning = /^calcul/;
/** Says how something is reckoned. */
const sum =
  /[=÷×√]|(?<!\p{L})(?:calcul|divid|multiplic|som(?:a|am|ar|ando|e|-se)(?!\p{L})|subtra|quociente|fórmula|equação|expressão|propor|pelo produto|o produto|(?:a|pela) (?:razão|diferença|média|soma) )/iu;

/** "Como calcula a entalpia?" is told by how it is reckoned, not by what only speaks of it. */
export const reckoned = (weighed: readonly Weighed[]): ((quotable: Quotable) => boolean) =>
  weighed.some(({ word, role }) => role === 'verb' && reckoning.test(word.toLowerCase()))
    ? ({ text, items }) => sum.test([text, ...items].join(' '))
    : () => true;

/** Whether a sentence begins with something that is asked about, or a pronoun for it, or has all of it. */
export const isAbout = (quotable: Quotable, weighed: readonly Weighed[]) =>
  weighed.some(
    (word) =>
      word.role !== 'verb' &&
      (quotable.begins.some((stem) => word.matches.has(stem)) || hasAny(quotable.inherited, word)),
  ) ||
  (weighed.length > 1 && weighed.every(({ matches }) => presence(quotable, matches) > nearby));

/**
 * Whether a sentence leaves out who did it, the title names all that is asked about, and what stands before does not:
 * "Fundou em 1952 …", of a life.
 */
export const isOfTitle =
  (weighed: readonly Weighed[]) =>
  ({ text, stems, around, leansOn }: Quotable): boolean => {
    const names = weighed.filter(
      (word) => word.role === 'name' && !word.isVague && word.matches.size > 0 && !hasAny(stems, word),
    );
    return (
      leansOn !== null &&
      subjectless.test(text) &&
      names.length > 0 &&
      names.every((word) => hasAny(around, word)) &&
      !names.some((word) => hasAny(leansOn.stems, word))
    );
  };

/** Whether one of the names is what a sentence, or what it leans on, is said of. */
export const isSaidOf = ({ begins, inherited }: Quotable, weighed: readonly Weighed[]) =>
  weighed.some(
    (word) => word.role === 'name' && (hasAny(new Set(begins.slice(0, 2)), word) || hasAny(inherited, word)),
  );

/** Whether a sentence tells of a person, and only the title has the name that is asked about. */
export const isOfSomebodyElse = ({ text, stems, inherited }: Quotable, name: Weighed) =>
  fullName.test(text) && !hasAny(stems, name) && !hasAny(inherited, name);

/** Says it without a "não": "estavam excluídos do voto", "seres sem parede". */
const leavesOut =
  /(?<!\p{L})(?:sem|nenhum\p{L}*|exceto|salvo|exclu\p{L}+|proib\p{L}+|vedad\p{L}+|impedid\p{L}+|isent\p{L}+|dispensad\p{L}+|perdem?)(?!\p{L})/iu;
/** Whether it says that something is not so. */
export const denies = ({ text, question }: Quotable) =>
  denial.test(`${question ?? ''} ${text}`) || leavesOut.test(text);

/** "O exemplo clássico é …" */
export const example = /^(?:(?:Um|Outro|O) (?:\p{L}+ )?exemplo|Exemplos?|Por exemplo)(?!\p{L})/iu;
