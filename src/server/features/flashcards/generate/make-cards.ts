import type { ProposedCard } from '#shared/contracts/flashcards.ts';
import { askAbbreviation } from './ask-abbreviation.ts';
import { askAction } from './ask-action.ts';
import { askAsked } from './ask-asked.ts';
import { askCause } from './ask-cause.ts';
import { askDate } from './ask-date.ts';
import { askDefinition } from './ask-definition.ts';
import { askFunction } from './ask-function.ts';
import { askItems, askList } from './ask-list.ts';
import { askName } from './ask-name.ts';
import { askPerson } from './ask-person.ts';
import { askPlace } from './ask-place.ts';
import { askQuantity } from './ask-quantity.ts';
import { askRole } from './ask-role.ts';
import { type Candidate, chooseDrafts, isGood } from './choose-drafts.ts';
import { tagsIn } from './find-terms.ts';
import { wordsOf } from './fold.ts';
import { type KeyTerms, rankTerms } from './key-terms.ts';
import { type Lexicon, readLexicon } from './lexicon.ts';
import { makeCloze } from './make-cloze.ts';
import { noteFor } from './note.ts';
import { type Sentence, splitSentences } from './split-sentences.ts';
import { type Asking, type Draft, type DraftKind, readStatement } from './statement.ts';

/** Without the statements that state too little or too much at once. */
const longestStatement = 420;

/** The most telling first: a sentence gives its first card before another gives its second. */
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

class Maker {
  readonly candidates: Candidate[] = [];
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

  add(draft: Draft, at: number, source: string, round: number, bonus: number): boolean {
    if (!isGood(draft)) return false;
    const score = importance[draft.kind] + 2 * this.salience(draft.question) + bonus;
    this.candidates.push({ ...draft, at, source, origin: at, score, round });
    return true;
  }

  /** The sentence with the one before it, when the question came from there. */
  private sourceOf(sentence: Sentence, draft: Draft): string {
    if (!draft.source || !sentence.previous) return sentence.source;
    return this.text.slice(sentence.previous.at, sentence.at + sentence.source.length);
  }

  askSentence(sentence: Sentence): void {
    if (sentence.text.length > longestStatement || sentence.text.endsWith('?')) return;
    const statement = readStatement(sentence);
    const asking: Asking = { statement, lexicon: this.lexicon };
    const bonus = sentence.opens ? 0.3 : 0;
    const drafts = asks.flatMap((ask) => ask(asking));
    const ways = drafts.filter(({ kind }) => kind === 'reverse');
    let round = 0;
    for (const draft of drafts) {
      if (draft.kind === 'reverse') continue;
      if (this.add(draft, sentence.at, this.sourceOf(sentence, draft), round, bonus)) round++;
    }
    const cloze = makeCloze(asking, this.keyTerms);
    for (const draft of cloze) this.add(draft, sentence.at, sentence.source, round === 0 ? 1 : 4, bonus);
    for (const draft of ways) this.add(draft, sentence.at, sentence.source, round === 0 ? 0 : 3, bonus);
  }

  askList(list: Parameters<typeof askItems>[0]): void {
    for (const draft of askItems(list, this.lexicon)) this.add(draft, list.at, list.source, 0, 0.3);
  }

  cardOf(candidate: Candidate): ProposedCard {
    const { question, answer, source } = candidate;
    return {
      question,
      answer,
      tags: tagsIn(candidate.source.replace(/\s+/gu, ' '), this.keyTerms, this.lexicon),
      difficulty: difficultyOf(candidate),
      source,
    };
  }
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
  for (const list of lists) maker.askList(list);
  for (const sentence of sentences) maker.askSentence(sentence);
  const chosen = chooseDrafts(maker.candidates, count).sort(inOrder);
  const telling = new Set(maker.candidates.map(({ origin }) => origin)).size;
  return {
    cards: chosen.map((candidate) => maker.cardOf(candidate)),
    note: noteFor(chosen.length, count, telling),
  };
}
