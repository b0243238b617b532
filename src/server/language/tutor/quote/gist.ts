import { stemsOf } from '../content-words.ts';
import type { Asked } from '../matching/asked-words.ts';
import type { Passage } from '../tutor.ts';
import { chooseGist } from './choose-sentences.ts';
import { goesOn, inOrder } from './pick.ts';
import { type Quotable, readQuotables } from './read-quotables.ts';
import { hasAny, vocabularyOf, type Weighed, weigh } from './weigh.ts';

/** What texts say by themselves, a list of sentences for each of their paragraphs. */
export function paragraphsOf(passages: readonly Passage[]): Quotable[][] {
  const quotables = readQuotables(passages).filter(({ isTorn }) => !isTorn);
  const paragraphOf = ({ passage, start }: Quotable) =>
    `${passage} ${passages[passage]?.text.slice(0, start).split(/\n\s*\n/).length}`;
  return [...Map.groupBy(quotables, paragraphOf).values()];
}

/** A sentence that only announces is short, and some follow it: as many as it says, else three. */
const longestAnnouncing = 90;
const fewestAnnounced = 2;
const mostWithAnnounced = 12;
const counting = /(?<!\p{L})(dois|duas|v[áa]ri[ao]s|divers[ao]s|tr[êe]s|quatro|cinco)(?!\p{L})/iu;
const countedIn = (number: string) => ({ dois: 2, duas: 2, quatro: 4, cinco: 5 })[number.toLowerCase()] ?? 3;

/** A text's gist begins with its beginning, which says what it is about, and passes over no paragraph's best before all have one. */
export function gistOf(
  paragraphs: readonly (readonly Quotable[])[],
  count: number,
  { isExact = false } = {},
): Quotable[] {
  const quotables = paragraphs.flat();
  const [first] = quotables;
  if (!first || quotables.length <= count) return quotables;
  const ranked = [first, ...chooseGist(quotables, quotables.length).filter((each) => each !== first)];
  const byParagraph = Map.groupBy(ranked, (each) => paragraphs.findIndex((own) => own.includes(each)));
  const turns = Array.from({ length: count }, (_, turn) =>
    [...byParagraph.values()].flatMap((own) => own[turn] ?? []),
  );
  const chosen = turns.flat().slice(0, count);
  const told = isExact ? chosen : withAnnounced(chosen, quotables);
  return told.toSorted(inOrder);
}

/** "Dois movimentos.", "várias doenças …": what a sentence announces is told with it, or it is left out. */
function withAnnounced(chosen: readonly Quotable[], all: readonly Quotable[]): Quotable[] {
  const told = new Set<Quotable>();
  for (const each of chosen) {
    const [, number = ''] = counting.exec(each.text) ?? [];
    const announced = goesOn(each, all, 'list').slice(0, countedIn(number));
    const isBare = each.text.length <= longestAnnouncing && announced.length >= fewestAnnounced;
    if (isBare && told.size + announced.length > mostWithAnnounced) continue;
    for (const next of isBare ? [each, ...announced] : [each]) told.add(next);
  }
  return [...told];
}

/** The names that are asked for, by the very words of the text. */
function namesIn(passage: Passage, asked: readonly Asked[]): Weighed[] {
  const quotables = readQuotables([passage]);
  return weigh(asked, quotables, vocabularyOf(quotables))
    .filter(({ role }) => role === 'name')
    .map((word) => {
      const exact = [...word.matches].filter(([, sure]) => sure === 1);
      return exact.length > 0 ? { ...word, matches: new Map(exact) } : word;
    });
}

const accordingTo = /^(?:Para|Segundo|De acordo com|Conforme) /u;
/** "No movimento retilíneo uniformemente variado (MRUV), …". */
const abbreviated = /^[^.,;:]{0,80}?\((\p{Lu}[\p{Lu}\d]+)\)/u;
/** Whether a sentence begins with all the names: "Para o francês Émile Durkheim, …", too. */
function beginsWith({ begins, text }: Quotable, names: readonly Weighed[]): boolean {
  const [, abbreviation = ''] = abbreviated.exec(text) ?? [];
  const first = accordingTo.test(text) ? begins : begins.slice(0, names.length + 1);
  const all = new Set([...first, ...stemsOf(abbreviation)]);
  return names.every((name) => hasAny(all, name));
}

/** "Platão e Aristóteles": matters that a title counts up, but not "Durkheim e o fato social". */
const counted = /, | e (?![oa]s? \p{Ll})/u;
const colon = /: /u;
const matters = /, | e |: /u;
/** "Já os Mares de Morros …", "A energia potencial é a …", of the kinetic one: what is of something else. */
const turn = /^Já [oa]s? /u;
const sibling =
  /^(?:[OA]s? |Uma? )?(\p{L}+(?: (?:d[aeo]s? )?\p{L}+){1,2}?) (?:é|são|foi|foram) (?:uma?|[oa]s?) /u;
function turnsAway({ text, leansOn }: Quotable, names: readonly Weighed[]): boolean {
  if (turn.test(text)) return true;
  const thing = stemsOf(sibling.exec(text)?.[1] ?? '');
  const [head, ...more] = names;
  return (
    leansOn === null && head !== undefined && hasAny(thing, head) && more.some((name) => !hasAny(thing, name))
  );
}

/** Sentences of one paragraph that make a part of their own. */
const fewestOfPart = 3;

/** Sentences that begin with the names, each with those that go on with it. */
const tellingOf = (quotables: readonly Quotable[], names: readonly Weighed[]): Quotable[] => {
  const told: Quotable[] = [];
  for (const each of quotables)
    if (
      each.leansOn
        ? told.includes(each.leansOn)
        : beginsWith({ ...each, begins: each.begins.slice(0, names.length) }, names)
    )
      told.push(each);
  return told;
};

/**
 * The paragraphs of a text that are about what is asked. A title that names it is about all of it, unless it counts up
 * other matters, too: then what begins with it, up to what begins with another. Under other titles, what begins with it,
 * up to what is of something else. What begins with it elsewhere belongs to it.
 */
export function partOn(passage: Passage, asked: readonly Asked[], isTitled: boolean): Quotable[][] {
  const paragraphs = paragraphsOf([passage]);
  const names = namesIn(passage, asked);
  const [head = '', ...rest] = passage.title.split(colon);
  const isAll = rest.length > 0 && names.every((name) => hasAny(stemsOf(head), name));
  const isListed = (counted.test(passage.title) || rest.length > 0) && !isAll;
  if (names.length === 0 || (isTitled && !isListed)) return isTitled ? paragraphs : [];
  // Of "Hipertensão arterial e insuficiência cardíaca", what stands beside the name is no other matter.
  const others = (isListed ? passage.title.split(matters) : [])
    .map((matter) => [...stemsOf(matter)])
    .filter((stems) => !stems.some((stem) => names.some(({ matches }) => matches.has(stem))))
    .flat();
  const isOfOthers = ({ stems }: Quotable) => others.some((stem) => stems.has(stem));
  const isNamed = ({ stems, inherited }: Quotable) =>
    names.some((name) => hasAny(stems, name) || hasAny(inherited, name));
  const opens = paragraphs.map(([first]) => {
    if (!first) return 'neither';
    const begins = new Set([
      ...first.begins.slice(0, 2),
      ...stemsOf(abbreviated.exec(first.text)?.[1] ?? ''),
    ]);
    const namesOther = others.some((stem) => begins.has(stem));
    if (beginsWith(first, names)) return isTitled && namesOther ? 'both' : 'it';
    return namesOther ? 'other' : 'neither';
  });
  // What opens with neither goes on with the last, where it names it, or nothing else.
  const continues = (at: number) =>
    opens[at] === 'neither' &&
    opens.slice(0, at).findLast((each) => each === 'it' || each === 'other') === 'it' &&
    (paragraphs[at]?.some(isNamed) || !paragraphs[at]?.some(isOfOthers));
  const isOn = (at: number) => opens[at] === 'it' || (isTitled && (opens[at] === 'both' || continues(at)));
  const isOther = ({ begins, leansOn }: Quotable): boolean =>
    leansOn ? isOther(leansOn) : others.includes(begins[0] ?? '');
  const part = paragraphs.map((own, at) => {
    if (!isOn(at)) return tellingOf(own, names);
    if (isTitled && opens[at] !== 'it' && own.some(isOfOthers)) return own.filter(isNamed);
    if (isTitled) return own.filter((each) => !isOther(each));
    const end = own.findIndex((each, place) => place > 0 && turnsAway(each, names));
    const before = end < 0 ? own : own.slice(0, end);
    return [...before, ...tellingOf(own.slice(before.length), names)];
  });
  const told = part.filter((own) => own.length > 0);
  // "Behaviorismo e condicionamento" is what a text calls itself that says little of the first by itself.
  if (isTitled && told.flat().length < fewestOfPart) return paragraphs;
  const isPart = opens.includes('it') || told.length > 1 || told.flat().length >= fewestOfPart;
  return isPart ? told : [];
}
