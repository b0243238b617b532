import type { ProposedCard } from '#shared/contracts/flashcards.ts';
import { askAbbreviation } from './ask-abbreviation.ts';
import { askAction } from './ask-action.ts';
import { askAsked } from './ask-asked.ts';
import { askCause } from './ask-cause.ts';
import { askDate } from './ask-date.ts';
import { askDefinition } from './ask-definition.ts';
import { askFunction } from './ask-function.ts';
import { askItems, askList } from './ask-list.ts';
import { askManner } from './ask-manner.ts';
import { askName } from './ask-name.ts';
import { askPerson } from './ask-person.ts';
import { askPlace } from './ask-place.ts';
import { askQuantity } from './ask-quantity.ts';
import { askRole } from './ask-role.ts';
import { type Candidate, Choice, isGood } from './choose-drafts.ts';
import { tagsIn } from './find-terms.ts';
import { wordsOf } from './fold.ts';
import { type KeyTerms, rankTerms } from './key-terms.ts';
import { type Lexicon, readLexicon } from './lexicon.ts';
import { makeCloze } from './make-cloze.ts';
import { noteFor } from './note.ts';
import { type ItemList, type Sentence, splitSentences } from './split-sentences.ts';
import { type Asking, type Draft, type DraftKind, readStatement } from './statement.ts';

/** Without the statements that state too little or too much at once. */
const longestStatement = 420;

/** The most telling first: every sentence gives its first question before one gives its second. */
const asks: readonly ((asking: Asking) => Draft[])[] = [
  askAsked,
  askList,
  askRole,
  askName,
  askFunction,
  askDefinition,
  askCause,
  askPerson,
  askDate,
  askQuantity,
  askPlace,
  askManner,
  askAbbreviation,
  askAction,
];

const importance: Record<DraftKind, number> = {
  definition: 3.2,
  asked: 3.2,
  name: 2.6,
  role: 2.6,
  cause: 2.7,
  function: 2.8,
  list: 2.8,
  person: 2.3,
  date: 2.2,
  abbreviation: 2,
  place: 2,
  manner: 2.1,
  quantity: 1.9,
  action: 2,
  reverse: 1.2,
  cloze: 1,
};

const difficulties: Record<DraftKind, number> = {
  abbreviation: 1,
  definition: 2,
  date: 2,
  person: 2,
  place: 2,
  manner: 3,
  name: 2,
  role: 2,
  cloze: 2,
  asked: 3,
  quantity: 3,
  cause: 3,
  function: 3,
  action: 3,
  reverse: 3,
  list: 4,
};

function difficultyOf({ kind, answer }: Draft): number {
  const words = wordsOf(answer).length;
  if (kind === 'list') return words > 24 || answer.split(/[,\n]/u).length > 5 ? 5 : 4;
  if (kind === 'cloze') return words > 1 ? 3 : 2;
  return Math.min(5, difficulties[kind] + (words > 28 ? 1 : 0));
}

/** Ways back and gaps in sentences that gave a question already come after all others. */
const lateBy = 2;

/** What a sentence gives, made as far as it is needed. */
interface Yield {
  sentence: Sentence;
  asking: Asking;
  questions: Candidate[];
  reversed: Candidate[];
}

class Maker {
  private readonly text: string;
  private readonly lexicon: Lexicon;
  private readonly keyTerms: KeyTerms;

  constructor(text: string, sentences: readonly Sentence[]) {
    this.text = text;
    this.lexicon = readLexicon(sentences);
    this.keyTerms = rankTerms(sentences);
  }

  private salience(question: string): number {
    const weights = wordsOf(question).map((word) => this.keyTerms.weightOf(word));
    weights.sort((a, b) => b - a);
    return ((weights[0] ?? 0) + (weights[1] ?? 0)) / 2;
  }

  private candidatesOf(
    drafts: readonly Draft[],
    place: { at: number; source: string; opens: boolean },
  ): Candidate[] {
    const { at, source, opens } = place;
    return drafts.filter(isGood).map((draft, round) => ({
      ...draft,
      at,
      source: draft.source ?? source,
      origin: at,
      round,
      score: importance[draft.kind] + 2 * this.salience(draft.question) + (opens ? 0.3 : 0),
    }));
  }

  /** The sentence with the one before it, when the question came from there. */
  private withSource(draft: Draft, { previous, at, source }: Sentence): Draft {
    if (!draft.source || !previous) return draft;
    return { ...draft, source: this.text.slice(previous.at, at + source.length) };
  }

  yieldOf(sentence: Sentence): Yield {
    const asking: Asking = { statement: readStatement(sentence), lexicon: this.lexicon };
    const drafts = asks.flatMap((ask) => ask(asking)).map((draft) => this.withSource(draft, sentence));
    const isTold = drafts.some(({ kind }) => kind === 'person' || kind === 'date');
    const isReverse = ({ kind }: Draft) => kind === 'reverse';
    const isQuestion = (draft: Draft) => !isReverse(draft) && !(isTold && draft.kind === 'action');
    return {
      sentence,
      asking,
      questions: this.candidatesOf(drafts.filter(isQuestion), sentence),
      reversed: this.candidatesOf(drafts.filter(isReverse), sentence),
    };
  }

  gapsOf({ sentence, asking }: Yield): Candidate[] {
    return this.candidatesOf(makeCloze(asking, this.keyTerms), sentence);
  }

  listCandidates(list: ItemList): Candidate[] {
    return this.candidatesOf(askItems(list, this.lexicon), { ...list, opens: true });
  }

  cardOf(candidate: Candidate): ProposedCard {
    const { question, answer, source } = candidate;
    const tags = tagsIn(source.replace(/\s+/gu, ' '), this.keyTerms, this.lexicon);
    return { question, answer, tags, difficulty: difficultyOf(candidate), source };
  }
}

const isFresh = ({ questions, reversed }: Yield) => questions.length + reversed.length === 0;
const later = (candidate: Candidate): Candidate => ({ ...candidate, score: candidate.score - lateBy });

/** The sentences that state something short enough, each once. */
function statements(sentences: readonly Sentence[]): Sentence[] {
  const known = new Set<string>();
  return sentences.filter(({ text }) => {
    if (text.length > longestStatement || text.endsWith('?') || known.has(text)) return false;
    known.add(text);
    return true;
  });
}

/** Most important level first, then in the order of the text. */
const inOrder = (a: Candidate, b: Candidate) =>
  Math.floor(b.score) - Math.floor(a.score) || a.at - b.at || a.round - b.round;

/**
 * Up to `count` (1 to 50) distinct cards from a student's own text in Portuguese, without a model: the most
 * important first, then in the order of the text. `source` is a substring of `text`, the sentence that the card
 * came from. `note` says why there are fewer than asked for, else it is null. Same text, same cards; takes time
 * in proportion to the text, and throws on none.
 */
export function makeCards(text: string, count: number): { cards: ProposedCard[]; note: string | null } {
  const { sentences, lists } = splitSentences(text);
  const maker = new Maker(text, sentences);
  const choice = new Choice(count);
  const telling = new Set<number>();
  const offer = (candidates: readonly Candidate[]) => {
    for (const { origin } of candidates) telling.add(origin);
    choice.take(candidates);
  };

  const yields = statements(sentences).map((sentence) => maker.yieldOf(sentence));
  const listed = lists.flatMap((list) => maker.listCandidates(list));
  const orphanWays = yields
    .filter(({ questions }) => questions.length === 0)
    .flatMap(({ reversed }) => reversed);
  offer([...listed, ...yields.flatMap(({ questions }) => questions), ...orphanWays]);
  if (!choice.isFull) offer(yields.filter(isFresh).flatMap((given) => maker.gapsOf(given)));
  if (!choice.isFull) offer(yields.flatMap(({ reversed }) => reversed.map(later)));
  if (!choice.isFull) {
    const used = yields.filter((given) => !isFresh(given) && given.reversed.length === 0);
    offer(used.flatMap((given) => maker.gapsOf(given).map(later)));
  }

  const chosen = choice.candidates.sort(inOrder);
  return {
    cards: chosen.map((candidate) => maker.cardOf(candidate)),
    note: noteFor(chosen.length, count, telling.size),
  };
}
