import { foldLetters } from '#shared/rules/text/fold.ts';
import { bothIn } from '../comparison/compared.ts';
import { contentWords } from '../content-words.ts';
import { threadOf } from '../intent/follow-up.ts';
import { type Asked, askedIn } from '../matching/asked-words.ts';
import { matchWord } from '../matching/match-words.ts';
import { partOn } from '../quote/gist.ts';
import { type Quotable, readQuotables } from '../quote/read-quotables.ts';
import { citationOf } from '../quote/show-quotables.ts';
import { vocabularyOf, weigh } from '../quote/weigh.ts';
import { titleShare } from '../shelf-about.ts';
import { guidingQuestion } from '../socratic/guiding-question.ts';
import type { Passage, QuizCard, TutorInput } from '../tutor.ts';
import { filled, sidesOf } from './cloze-card.ts';

/** The share of a topic's words that a card or a title has to have. */
const least = 0.6;
/** The share of a card's question that a text has to speak of to be about the same. */
const leastOfCard = 0.75;
/** Questions that are made of texts. */
const mostMade = 12;
/** The share of the topic's weight that a sentence has to speak of. */
const leastOfSentence = 0.62;

const isAskable = (card: QuizCard) => {
  const { asked, expected } = sidesOf(card);
  return asked.trim() !== '' && expected.trim() !== '';
};

const textOf = ({ question, answer, subject, deck = '' }: QuizCard) =>
  `${filled(question)} ${answer} ${subject} ${deck.replaceAll('::', ' ')}`;

/** Words that a quiz is about: its topic's, else those of what was spoken of before. */
export function quizWords(
  { said, message }: Pick<TutorInput, 'said' | 'message'>,
  topic: string,
): readonly Asked[] {
  const isOther = ({ word }: Asked) => /^(?:outr|pr[óo]xim|mais$|pul[ae]|troc[ae]|pass[ae]$)/iu.test(word);
  const own = askedIn(topic).filter((word) => !isOther(word));
  if (own.length > 0) return own;
  const { own: words, before, isPointing } = threadOf(said, message);
  return isPointing || /outr|proxim|próxim|mais/iu.test(message)
    ? [...words, ...before].filter((word) => !isOther(word))
    : [];
}

/** Whether a text speaks of what a card asks. */
function speaksOf(vocabulary: ReadonlyMap<string, string>, card: QuizCard): boolean {
  const words = contentWords(filled(card.question));
  const found = words.filter((word) => matchWord({ word: word.word, stem: word.stem }, vocabulary).size > 0);
  return words.length > 0 && found.length / words.length >= leastOfCard;
}

/** A question made of what a text says; none of a sentence that can't stand alone, or asks nothing but what one knows. */
function madeOf(quotable: Quotable, passage: Passage, all: readonly Quotable[], topic: string): QuizCard[] {
  if (quotable.leansOn !== null || quotable.isTorn || quotable.items.length > 0) return [];
  const isNone = ({ question }: { question: string }) => /^O que você já sabe/u.test(question);
  // Rather than none, one whose gap is the topic itself.
  const made = [topic, '']
    .map((named) => guidingQuestion(quotable, all, named))
    .find((each) => !isNone(each));
  if (!made) return [];
  const { question, answer } = made;
  return [
    {
      id: `${passage.id}:${quotable.start}`,
      question,
      answer,
      subject: passage.subject ?? '',
      source: citationOf(passage, quotable.source),
    },
  ];
}

/** Sentences about one, by which its telling words are known. */
const around = 12;
const near = (quotables: readonly Quotable[], quotable: Quotable) => {
  const at = quotables.indexOf(quotable);
  return quotables.slice(Math.max(0, at - around), at + around);
};

/**
 * What can be asked about some words, the student's own cards first, then questions made of their texts; of a topic of
 * two matters that nothing has together, "osmose e difusão", what can be asked about each.
 */
export function quizPool(
  material: Pick<TutorInput, 'cards' | 'passages'>,
  asked: readonly Asked[],
  topic = '',
): QuizCard[] {
  const pool = poolOf(material, asked);
  if (pool.length > 0) return pool;
  const apart = (bothIn(topic) ?? []).flatMap((side) => poolOf(material, side.asked));
  return [...new Map(apart.map((card) => [card.id, card])).values()];
}

function poolOf(
  { cards, passages }: Pick<TutorInput, 'cards' | 'passages'>,
  asked: readonly Asked[],
): QuizCard[] {
  const askable = cards.filter(isAskable);
  if (asked.length === 0) return askable;
  const texts = passages.filter(({ kind }) => kind === 'summary' || kind === 'attachment');
  const named = texts.filter(({ title, subject = '' }) => titleShare(`${title} ${subject}`, asked) >= least);
  const quotables = readQuotables(texts);
  const core = new Set(
    texts.flatMap((text) =>
      partOn(text, asked, named.includes(text))
        .flat()
        .map(({ start }) => `${text.id}:${start}`),
    ),
  );
  const isCore = ({ passage, start }: Quotable) => core.has(`${texts[passage]?.id}:${start}`);
  const vocabulary = vocabularyOf(quotables.filter(isCore));
  const own = askable
    .map((card) => ({ card, share: titleShare(textOf(card), asked) }))
    .filter(({ card, share }) => share >= least || speaksOf(vocabulary, card))
    .toSorted((one, other) => Number(other.share >= least) - Number(one.share >= least))
    .map(({ card }) => card);
  const weighed = weigh(asked, quotables, vocabularyOf(quotables));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const isAbout = (quotable: Quotable) => {
    const { stems, inherited, around: above, passage } = quotable;
    if (isCore(quotable)) return true;
    if (named.includes(texts[passage] as Passage)) return false;
    const share = weighed
      .filter(({ matches }) =>
        [...matches.keys()].some((stem) => stems.has(stem) || inherited.has(stem) || above.has(stem)),
      )
      .reduce((sum, { weight }) => sum + weight, 0);
    return total > 0 && share / total >= leastOfSentence;
  };
  const repeats = (quotable: Quotable) => {
    const said = vocabularyOf([quotable]);
    return own.some((card) =>
      speaksOf(said, { ...card, question: `${filled(card.question)} ${card.answer}` }),
    );
  };
  const made: QuizCard[] = [];
  const known = new Set(own.map(({ question }) => foldLetters(question)));
  const topic = asked.map(({ word }) => word).join(' ');
  const byMatter = [...quotables.filter(isCore), ...quotables.filter((each) => !isCore(each))].filter(
    isAbout,
  );
  // What a card asks is not asked again right behind it.
  const again = byMatter.filter(repeats);
  for (const quotable of [...byMatter.filter((each) => !again.includes(each)), ...again]) {
    if (made.length >= mostMade) break;
    made.push(
      ...madeOf(quotable, texts[quotable.passage] as Passage, near(quotables, quotable), topic).filter(
        ({ question }) => !known.has(foldLetters(question)),
      ),
    );
  }
  return [...own, ...made];
}
