import { contentWords } from './content-words.ts';
import { goBeyond } from './go-beyond.ts';
import { plainMessage } from './intent/plain-message.ts';
import { topicOf } from './intent/topic-of.ts';
import { type Asked, askedIn } from './matching/asked-words.ts';
import { openQuestion } from './open-question.ts';
import { type Choice, chooseSentences, type Wanted } from './quote/choose-sentences.ts';
import { Citations, plainly } from './quote/quote.ts';
import type { Quotable } from './quote/read-quotables.ts';
import { showQuotables } from './quote/show-quotables.ts';
import type { Passage, TutorAnswer, TutorInput } from './tutor.ts';
import { paragraphs } from './words.ts';

const article = '(?:(?:o|a|os|as|um|uma|uns|umas|de|do|da|dos|das) )*';
const end = '(?=$|[,?;:.]| (?:qual|quais|o que|na prática|mesmo|afinal|por favor)(?: |$))';
/** Ways to ask what parts two things; the first two groups are the things. */
const comparing = [
  `(?:diferen[cç]as?|distin[cç][aãoõ]\\p{L}*|compara[cç][aãoõ]\\p{L}*|semelhan[cç]as?|muda)(?: (?:principal|principais|básica|que há|que existe|existe|há))* (?:entre|de|do|da|dos|das|d') ?${article}(.+?) (?:e|pra|para|com|vs\\.?|versus|x|ou) ${article}(.+?)${end}`,
  `(?:compar(?:e|a|ar|ando)|confundo|confundindo|diferenci(?:e|a|ar)|distin(?:ga|gue|guir|guo)) (?:entre )?${article}(.+?) (?:e|com|ao?|vs\\.?|versus) ${article}(.+?)${end}`,
  `^(?:(?:prof|e|qual|entre) )*${article}(.+?) (?:vs\\.?|versus|x) ${article}(.+?)${end}`,
  `(?:o que|em que|como)? ?(?:difere|diferencia|distingue|separa) ${article}(.+?) d[aeo]s? ${article}(.+?)${end}`,
  `(?:em que|no que|como|quanto) ${article}(.+?) (?:diferem?|se diferenciam?|são? diferentes?|é diferente|se distinguem?) d[aeo]s? ${article}(.+?)${end}`,
  `${article}([^,?]+?) (?:é|são|seria) (?:a mesma coisa|iguais?|o mesmo|diferentes?) (?:que|a|ao|à|d[aeo]|do que) ${article}(.+?)${end}`,
  `^(?:(?:prof|e|então) )*${article}([^,?]+?) e ${article}([^,?]+?),? (?:(?:são|é) (?:a mesma coisa|iguais|diferentes|o mesmo|opost\\p{L}+|contrári\\p{L}+|parecid\\p{L}+|sinônimos)|qual (?:é )?a diferen[cç]a|o que muda|têm em comum|em que diferem|diferem)`,
  `^(?:(?:prof|e|então) )*${article}([^,?:]+?) e ${article}([^,?:]+?) ?[:,-]* (?:quais (?:as )?)?(?:diferen[cç]as?|semelhan[cç]as?|compara)`,
  `(?:diferenci\\p{L}+|distingu\\p{L}+) ${article}(.+?) d[aeo]s? ${article}(.+?)${end}`,
  `(?:melhor|usar|uso|usa|usamos|escolher|escolho|entre|prefiro|preferir|é|dúvida entre|quando)(?: (?:usar|o|a|um|uma|melhor))* ${article}([^,?]+?) ou ${article}([^,?]+?)${end}`,
  `^(?:(?:prof|e|entre) )*${article}([^,?:]+?) ou ${article}([^,?:]+?)${end}`,
].map((form) => new RegExp(form, 'iu'));
const together = new RegExp(
  `^(?:.*? )??${article}([\\p{L} -]{3,50}?) e ${article}([\\p{L} -]{3,50}?)[?!. ]*$`,
  'iu',
);

/** Characters of a question that are read, and what it can't compare without. */
const longest = 200;
const hints =
  /(?<!\p{L})(?:diferen|difer|distin|compar|semelhan|confund|mud[ae]|versus|vs|x|ou|igua|mesm|mesma|mesmo|separa|em comum|opost|contr[áa]ri|parecid|sin[ôo]nim)/iu;

/** One of two things that are compared. */
export interface Side {
  name: string;
  asked: readonly Asked[];
}

const prefix = '(?:hiper|hipo|endo|exo|micro|macro|intra|inter|extra|homo|hetero|mono|poli|pro|eu|auto)';
const halved = new RegExp(`(?<!\\p{L})(${prefix})-? (e|ou|x|vs) (${prefix})-?(\\p{L}{4,})`, 'giu');
/** "Hiper e hipotireoidismo" are two whole words. */
const completeWords = (text: string) => text.replace(halved, '$1$4 $2 $3$4');

const nameOf = ({ name }: Side) => `**${plainly(name)}**`;
const tail = /(?:,.*| (?:na|no|em|para|pra|quando|mesmo|afinal|por favor)(?: .*)?)$/iu;

/** "Fase clara e escura" are two phases, "primeira e segunda fase" as well. */
function completed(one: readonly Asked[], other: readonly Asked[]): [readonly Asked[], readonly Asked[]] {
  const [first] = one;
  const head = first && other.length === 1 && one.length > 1 ? [first] : [];
  const shared = one.length === 1 && other.length > 1 ? other.slice(1) : [];
  return [
    [...one, ...shared],
    [...head, ...other],
  ];
}

/** "Aumenta na oxidação ou na redução?" asks of the two. */
const within = /^n[ao]s? /u;

/** The words of a side; "comparação" asks elsewhere, and is a thing here. */
function wordsOfSide(name: string): readonly Asked[] {
  const asked = askedIn(name);
  return asked.length > 0
    ? asked
    : contentWords(name).map(({ word, stem }) => ({
        word,
        stem,
        role: 'name',
        isQualifier: false,
        isComplement: false,
        isVague: false,
      }));
}

function sidesIn(found: RegExpExecArray | null): [Side, Side] | null {
  const [first = '', second = ''] = found?.slice(1) ?? [];
  const [place] = within.exec(second) ?? [];
  const at = place === undefined ? -1 : first.lastIndexOf(` ${place}`);
  const whole =
    place === undefined || at < 0
      ? [first, second]
      : [first.slice(at + 1 + place.length), second.slice(place.length)];
  const [one, other] = whole.map((name) => name.replace(tail, '').trim());
  return one && other ? sidesOf(one, other) : null;
}

function sidesOf(one: string, other: string): [Side, Side] | null {
  const [asked, others] = completed(wordsOfSide(one), wordsOfSide(other));
  if (asked.length === 0 || others.length === 0 || asked.length > 6 || others.length > 6) return null;
  return [
    { name: one, asked },
    { name: other, asked: others },
  ];
}

/** The two things that a question compares; null when it compares none. */
export function comparedIn(question: string): [Side, Side] | null {
  const line = completeWords(question.replace(/\s+/gu, ' ').trim().slice(0, longest));
  if (!hints.test(line)) return null;
  for (const form of comparing) {
    const sides = sidesIn(form.exec(line));
    if (sides) return sides;
  }
  return null;
}

const ofTwo =
  /(?<!\p{L})(?:d?el[ea]s|os dois|as duas|ambos|ambas|dess[ea]s|ess[ea]s|disso|os 2|as 2)(?!\p{L})/iu;

/** The last two things that were asked about, where a question only points at them: "qual a diferença entre eles?" */
export function comparedBefore(said: readonly string[], question: string): [Side, Side] | null {
  const plain = plainMessage(question);
  if (!/diferen|difer|distin|compar|semelhan|em comum/iu.test(plain)) return null;
  if (!ofTwo.test(plain) && askedIn(plain).length > 0) return null;
  const topics = [
    ...new Set(said.map((each) => topicOf(plainMessage(each))).filter((topic) => topic !== '')),
  ];
  const [one, other] = topics.slice(-2);
  return one && other ? sidesOf(one, other) : null;
}

/** Two things of one question, which may be told one by one: "sujeito e predicado". */
export const bothIn = (topic: string): [Side, Side] | null =>
  sidesIn(together.exec(completeWords(topic.replace(/\s+/gu, ' ').trim().slice(0, longest))));

/** Whether a sentence is about a side from its first word on. */
const beginsWith = (quotable: Pick<Quotable, 'text'> | null, { asked }: Side) => {
  const [first] = contentWords(quotable?.text.slice(0, 60) ?? '');
  return first !== undefined && asked.some(({ stem }) => stem === first.stem);
};

/** The same of a card, which asks about it. */
const isOf = (quotable: Quotable | null, side: Side) =>
  beginsWith(quotable?.question == null ? quotable : { text: '' }, side) ||
  (quotable !== null && side.asked.every(({ stem }) => quotable.asks.has(stem)));

/** "Governo Constitucional" is no "Governo Provisório". */
const namesAll = (quotable: Quotable | null, { asked }: Side) =>
  quotable !== null && asked.every(({ stem }) => quotable.stems.has(stem) || quotable.inherited.has(stem));

const mostOfSide = 2;
/** Says of each of two things what it is. */
const parts =
  /, que .+, que |(?<!\p{L})(?:enquanto|ao contrário|ao passo que|difere\p{L}*)(?!\p{L})|; (?:já )?[oa]s? /iu;
/** What a side has that the other hasn't. */
const onlyOf = ({ asked }: Side, other: Side) =>
  asked.map(({ stem }) => stem).filter((stem) => other.asked.every((word) => word.stem !== stem));
/** Whether a part of the sentence begins with one of the stems: ", e a eletrólise, que …". */
const beginsClause = ({ text }: Quotable, stems: readonly string[]) =>
  text.split(/[:;,]\s+(?:e |já |enquanto )?|\s(?:enquanto|ao contrário)\s/u).some((clause) => {
    const [first] = contentWords(clause);
    return first !== undefined && stems.includes(first.stem);
  });
const stemsOfSide = ({ asked }: Side) => new Set(asked.map(({ stem }) => stem));

/** A sentence that tells both at once. */
function bothAtOnce(sides: readonly [Side, Side], quotables: readonly Quotable[]): Quotable | null {
  const among = ({ question }: Quotable) => question === null;
  return (
    sides
      .map(({ asked }) => chooseSentences(quotables, { asked, kind: 'definition', among }))
      .find(
        ({ best, isDefined }) =>
          best !== null &&
          isDefined &&
          sides.some((side) => beginsWith(best, side)) &&
          sides.every((side, at) => onlyOf(side, sides[1 - at] as Side).some((stem) => best.stems.has(stem))),
      )?.best ?? null
  );
}

/** What the material says about each of two things, beside each other; null when it speaks of neither. */
export function compare(
  input: TutorInput,
  sides: readonly [Side, Side],
  { quotables, passages }: { quotables: readonly Quotable[]; passages: readonly Passage[] },
): TutorAnswer | null {
  const whole = (alone: Choice, side: Side, wanted: Wanted): Choice => {
    const any = chooseSentences(quotables, wanted);
    if (namesAll(any.best, side) && !namesAll(alone.best, side)) return any;
    return alone.quotables.length > 0 &&
      (!isOf(any.best, side) || (alone.isDefined && any.best?.question === null))
      ? alone
      : any;
  };
  const found = sides.map((side, at) => {
    const other = sides[1 - at] as Side;
    const [mine, theirs] = [stemsOfSide(side), stemsOfSide(other)];
    const onlyTheirs = [...theirs].filter((stem) => !mine.has(stem));
    const speakOfOther = ({ stems }: Quotable) =>
      onlyTheirs.length > 0 && onlyTheirs.every((stem) => stems.has(stem));
    const wanted = { asked: side.asked, kind: 'definition' as const };
    const alone = chooseSentences(quotables, { ...wanted, among: (quotable) => !speakOfOther(quotable) });
    const choice =
      alone.quotables.length > 0 && isOf(alone.best, side) && namesAll(alone.best, side)
        ? alone
        : whole(alone, side, wanted);
    const until = choice.best ? choice.quotables.indexOf(choice.best) : -1;
    return choice.quotables.slice(0, Math.max(until + 1, mostOfSide));
  });
  const isTold = (at: number) => found[at]?.some((quotable) => isOf(quotable, sides[at] as Side));
  const both = isTold(0) && isTold(1) ? null : bothAtOnce(sides, quotables);
  if (both) found.splice(0, 2, [both], [both]);
  // And one may part them: "as pilhas, que são …, e a eletrólise, que …".
  const parting = quotables.find(
    (quotable) =>
      quotable.question === null &&
      !found.flat().includes(quotable) &&
      parts.test(quotable.text) &&
      sides.every((side, at) => beginsClause(quotable, onlyOf(side, sides[1 - at] as Side))),
  );
  const [one = [], other = []] = found;
  if (one.length === 0 && other.length === 0) return null;
  const citations = new Citations();
  const told = new Set<Quotable>();
  const isWhole = one.length > 0 && other.length > 0;
  const parted = parting && isWhole ? showQuotables([parting], passages, citations) : [];
  const beside = sides.flatMap((side, at) => {
    const mine = (found[at] ?? []).filter(
      // Beside a sentence that parts both, only what is about one of them.
      (quotable) => !told.has(quotable) && (parted.length === 0 || isOf(quotable, side)),
    );
    for (const quotable of mine) told.add(quotable);
    if ((found[at] ?? []).length === 0) return [`Sobre ${nameOf(side)} não encontrei nada no seu material.`];
    return mine.length === 0 ? [] : [`${nameOf(side)}:`, ...showQuotables(mine, passages, citations)];
  });
  return {
    content: paragraphs(
      isWhole ? 'Lado a lado, nas palavras do seu material:' : 'O seu material traz só um dos lados:',
      ...parted,
      ...beside,
      isWhole
        ? null
        : 'Para comparar os dois, você pode anexar aqui um texto sobre o que falta ou [criar um resumo](/summaries/create).',
      isWhole ? goBeyond(input, input.intent.kind === 'explain' ? input.intent.topic : '', citations) : null,
      openQuestion(input.state),
    ),
    citations: citations.list,
    state: input.state,
  };
}
