import { type Candidate, Choice, type Part, type Trial } from './choice.ts';
import type { Expectation } from './expected-words.ts';
import type { Statement } from './read-statements.ts';
import { siblingsOf } from './siblings.ts';

/** How far back the sentences go that one leans on, and how many ways of wording them are tried. */
const longestChain = 4;
const mostWordings = 12;
/** Exponents of the length by which a gain is divided: by the word, halfway, and not at all. */
const costs = [1, 0.5, 0];
/** The same for a number of statements instead of words. */
const pointCost = 0.5;
/** Share of the limit below which a summary is filled up with what it should rather avoid. */
const enough = 0.9;
/** Words of a list that is still told, and the same as a share of the limit; a summary below that takes parts of longer ones. */
const leastOfList = 80;
const shareOfList = 0.6;
/** Bounds of the work on any text: candidates that are weighed at all, and trials for one summary. */
const mostCandidates = 800;
const mostTrials = 200_000;

/** What a definition is worth beside its words, of which a sentence brings about six: tuned on the odd texts. */
const defining = 0.35;
/** What telling the meaning of the theme of the text is worth so. */
const ofTheme = 3;
/** What one of several kinds is worth so, when all of them are told of. */
const announced = 1;
const definition = /^(?:[OA]s? )?(?:\p{L}+ ){1,4}(?:é|são|foi|foram) (?:uma?|[oa]s?) /u;

function candidatesOf(
  statements: readonly Statement[],
  expectation: Expectation,
  mostOfList: number,
  avoid = '',
): Candidate[] {
  const chains: Part[][][] = [];
  statements.forEach(({ forms, isName, definesTheme }, at) => {
    const own: Part[][] = [];
    for (const { text, length, on, names = '' } of forms) {
      const part = {
        statement: at,
        text,
        length,
        bonus: (definition.test(text) ? defining : 0) + (definesTheme ? ofTheme : 0),
        ids: expectation.idsOf(text),
        said: !isName && avoid.includes(text),
        isName,
        on,
      };
      if (on === undefined) own.push([part]);
      else
        for (const before of chains[on] ?? [])
          if (before.length < longestChain && before.at(-1)?.text.includes(names))
            own.push([...before, part]);
    }
    chains.push(own.slice(0, mostWordings));
  });
  const choice = new Choice(expectation.worth);
  const whole = withGroups(statements, chains, mostOfList);
  return chains
    .flat()
    .filter((parts) => !parts.at(-1)?.isName)
    .map((parts) => whole(parts))
    .map((candidate) => ({ ...candidate, rate: rateOf(choice.trial(candidate), 0.5) }))
    .sort((a, b) => b.rate - a.rate)
    .slice(0, mostCandidates);
}

/** Statements by the number of their list, those of two or more. */
function listsOf(statements: readonly Statement[]): number[][] {
  const lists = new Map<number, number[]>();
  statements.forEach(({ list, forms }, at) => {
    if (list !== undefined && forms.length > 0) lists.set(list, [...(lists.get(list) ?? []), at]);
  });
  return [...lists.values()].filter((list) => list.length > 1);
}

/**
 * Puts to each of several kinds, and to each item of a list of up to `mostOfList` words, where a part is one, the others
 * of them: kinds as short as they may be said, items as they stand.
 */
function withGroups(
  statements: readonly Statement[],
  chains: readonly (readonly Part[][])[],
  mostOfList: number,
): (parts: readonly Part[]) => Candidate {
  const lists = mostOfList > 0 ? listsOf(statements) : [];
  const groups = [...siblingsOf(statements), ...lists];
  const firstList = groups.length - lists.length;
  const wordsOf = (parts: readonly Part[]) => parts.reduce((sum, { length }) => sum + length, 0);
  const shortest = (at: number) =>
    (chains[at] ?? []).reduce<readonly Part[]>(
      (one, other) => (one.length === 0 || wordsOf(other) < wordsOf(one) ? other : one),
      [],
    );
  const parts = groups.map((group, at) => {
    const all = group.flatMap((each) => (at < firstList ? shortest(each) : (chains[each]?.[0] ?? [])));
    return [...new Map(all.map((part) => [part.statement, part])).values()];
  });
  const groupOf = new Map(
    groups.flatMap((group, at) => group.map((statement) => [statement, at] as const)).reverse(),
  );
  const isLoose = parts.map((own, at) => at >= firstList && wordsOf(own) > mostOfList);
  return (chain) => {
    const found = [...new Set(chain.flatMap(({ statement }) => groupOf.get(statement) ?? []))];
    if (found.length === 0) return { parts: chain };
    if (found.some((at) => isLoose[at])) return { parts: chain, isLoose: true };
    const all = new Map(chain.map((part) => [part.statement, part]));
    for (const at of found)
      for (const part of parts[at] ?? [])
        if (at >= firstList || !all.has(part.statement)) all.set(part.statement, part);
    return {
      parts: [...all.values()].map((part) => {
        const group = groupOf.get(part.statement);
        if (group === undefined) return part;
        return { ...part, group, bonus: part.bonus + (group < firstList ? announced : 0) };
      }),
    };
  };
}

const rateOf = ({ gain, length }: Trial, cost: number) => (length > 0 ? gain / length ** cost : 0);

/** Takes the best of the candidates that fit until none does; none that has the statement `without`. */
function fill(
  choice: Choice,
  candidates: readonly Candidate[],
  limit: number,
  cost: number,
  without = -1,
): void {
  let open = candidates.filter(({ parts }) => parts.every(({ statement }) => statement !== without));
  for (;;) {
    let best: Candidate | undefined;
    let highest = 0;
    open = open.filter((candidate) => {
      const trial = choice.trial(candidate);
      if (trial.length === 0 || choice.length + trial.length > limit) return false;
      const rate = rateOf(trial, cost);
      if (rate > highest) [highest, best] = [rate, candidate];
      return true;
    });
    if (!best) return;
    choice.take(best);
  }
}

/** Takes each statement out in turn and fills its place anew, as long as that is better. */
function improve(choice: Choice, candidates: readonly Candidate[], limit: number, trials: number): void {
  for (let before = Number.NEGATIVE_INFINITY; choice.value > before + 1e-9; ) {
    before = choice.value;
    for (const statement of [...choice.parts.keys()]) {
      for (const cost of costs) {
        if (choice.trials > trials) return;
        const kept = [...choice.parts.values()];
        const { value } = choice;
        choice.remove(statement);
        fill(choice, candidates, limit, cost, statement);
        fill(choice, candidates, limit, 0);
        if (choice.value <= value + 1e-9) choice.reset(kept);
      }
    }
  }
}

/** A statement of the text, by its position, in the wording chosen. */
export interface Chosen {
  statement: number;
  text: string;
  /** The statement that it is said with. */
  on: number | undefined;
}

const inOrder = (parts: Iterable<Part>): Chosen[] =>
  [...parts]
    .sort((a, b) => a.statement - b.statement)
    .map(({ statement, text, on }) => ({ statement, text, on }));

/**
 * The statements that say most of what is expected within `limit` words, in the order of the text: chosen greedily by
 * gain and by gain a word (Lin and Bilmes, "Multi-document Summarization via Budgeted Maximization of Submodular
 * Functions", 2010), then improved by exchange. What `avoid` says in the same words comes only where the rest is not
 * enough.
 */
export function chooseStatements(
  statements: readonly Statement[],
  expectation: Expectation,
  limit: number,
  avoid?: string,
): Chosen[] {
  const all = candidatesOf(statements, expectation, Math.max(leastOfList, limit * shareOfList), avoid);
  const candidates = all.filter(({ isLoose }) => !isLoose);
  const fresh = candidates.filter(({ parts }) => !parts.some(({ said }) => said));
  const choices = costs.map((cost) => {
    const choice = new Choice(expectation.worth);
    fill(choice, fresh, limit, cost);
    improve(choice, fresh, limit, mostTrials / costs.length);
    if (choice.length < limit * enough) fill(choice, candidates, limit, 0);
    if (choice.length < limit * shareOfList) fill(choice, all, limit, 0);
    return choice;
  });
  const best = choices.reduce((one, other) => (other.value > one.value ? other : one));
  return inOrder(best.parts.values());
}

/** Up to `count` statements that together say most of what is expected, for their length, in the order of the text. */
export function bestStatements(
  statements: readonly Statement[],
  expectation: Expectation,
  count: number,
): Chosen[] {
  const candidates = candidatesOf(statements, expectation, 0);
  const choice = new Choice(expectation.worth);
  while (choice.parts.size < count) {
    let best: Candidate | undefined;
    let highest = 0;
    for (const candidate of candidates) {
      const rate = rateOf(choice.trial(candidate), pointCost);
      if (rate > highest) [highest, best] = [rate, candidate];
    }
    if (!best) break;
    choice.take(best);
  }
  return inOrder(choice.parts.values());
}
