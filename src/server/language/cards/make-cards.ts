import { splitSentences } from '#server/language/text/split-sentences.ts';
import type { FieldTerms } from '#server/language/wish/read-field.ts';
import { CardMaker, type Yield } from './card-maker.ts';
import type { WrittenCards } from './card-writer.ts';
import { type Candidate, Choice } from './choose-drafts.ts';
import { keySentences } from './key-sentences.ts';
import type { NamedSentence } from './name-subjects.ts';
import { noteFor } from './note.ts';
import { tablesIn } from './notes/tables.ts';
import { writtenPairs } from './notes/written-pairs.ts';

/** Longer ones state too much at once. */
const longestStatement = 420;

const isFresh = ({ questions }: Yield) => questions.length === 0;

/** The sentences that state something short enough, each once. */
function statements(sentences: readonly NamedSentence[]): NamedSentence[] {
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
 * came from; `terms` are those of its field (`readField`). `note` says why there are fewer than asked for, else it is null; then `sentences` are
 * those that the student may ask about. Same text, same cards; takes time in proportion to the text, and throws on none.
 */
export function makeCards(text: string, count: number, terms: FieldTerms = new Map()): WrittenCards {
  const pairs = writtenPairs(text);
  const tables = tablesIn(text);
  const isPaired = ({ at }: { at: number }) =>
    pairs.some((pair) => at >= pair.at && at < pair.at + pair.source.length) ||
    tables.some(
      ({ start, end, told }) => told.some(({ drafts }) => drafts.length > 0) && at >= start && at < end,
    );
  const { sentences: all, lists } = splitSentences(text);
  const sentences = all.filter((sentence) => !isPaired(sentence));
  const maker = new CardMaker(text, sentences, terms);
  const choice = new Choice(count);

  const yields = statements(maker.named(sentences)).map((sentence) => maker.yieldOf(sentence));
  const listed = lists.flatMap((list) => maker.listCandidates(list));
  choice.take(pairs.map((pair) => maker.pairCandidate(pair)));
  const rows = tables.flatMap(({ told }) => told).flatMap((row) => maker.toldCandidates(row));
  choice.take([...listed, ...rows, ...yields.flatMap(({ questions }) => questions)]);
  if (!choice.isFull) choice.take(yields.filter(isFresh).flatMap((given) => maker.gapsOf(given)));

  const chosen = choice.candidates.sort(inOrder);
  return {
    cards: chosen.map((candidate) => maker.cardOf(candidate)),
    note: noteFor(chosen.length, count),
    sentences: choice.isFull
      ? []
      : keySentences(
          sentences,
          maker.keyTerms,
          chosen.map(({ origin }) => origin),
        ),
  };
}
