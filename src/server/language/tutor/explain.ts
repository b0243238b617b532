import { bothIn, compare, comparedIn } from './compare.ts';
import { goBeyond } from './go-beyond.ts';
import { threadOf } from './intent/follow-up.ts';
import { topicOf } from './intent/topic-of.ts';
import { summaryLink } from './link.ts';
import { askedIn } from './matching/asked-words.ts';
import { nothingFound } from './nothing-found.ts';
import { openQuestion } from './open-question.ts';
import { type Choice, chooseSentences, type Wanted } from './quote/choose-sentences.ts';
import type { QuestionKind } from './quote/question-kind.ts';
import { Citations, isName, quoted, topicName } from './quote/quote.ts';
import { type Quotable, readQuotables } from './quote/read-quotables.ts';
import { showQuotables } from './quote/show-quotables.ts';
import type { Passage, TutorAnswer, TutorInput } from './tutor.ts';
import { paragraphs } from './words.ts';

const storyWords = 26;

/** What is quoted from: a plan only names its topics. */
export const quotedFrom = (passages: readonly Passage[]): { passages: Passage[]; quotables: Quotable[] } => {
  const telling = passages.filter(({ kind }) => kind !== 'plan');
  return { passages: telling, quotables: readQuotables(telling) };
};

/** A name said twice: "ddp / diferença de potencial", "gás carbônico (CO₂)". */
const otherName = /\([^)]*\)|[\p{L}\d]+ ?\/(?= ?\p{L})/gu;

/** Ways to read a question, the surest first: with what was spoken of before, by itself, as a story. */
export function readingsOf({
  message,
  said,
  intent,
}: Pick<TutorInput, 'message' | 'said' | 'intent'>): Wanted[] {
  const question = intent.kind === 'explain' ? intent.question : message;
  const { own, before, kind, isPointing } = threadOf(said, question);
  const alone: Wanted = { asked: own, context: before, kind };
  const joint: Wanted = { asked: [...own, ...before], must: own, kind };
  const other = otherName.test(question) ? [{ asked: askedIn(question.replace(otherName, ' ')), kind }] : [];
  const plain = before.length === 0 ? [alone, ...other] : isPointing ? [joint, alone] : [alone, joint];
  const whole = askedIn(message);
  const isLong = message.split(/\s+/).length > storyWords;
  const readable = question.split(/\s+/).length > storyWords ? [] : plain;
  return isLong
    ? [...readable.map((wanted) => ({ ...wanted, context: whole })), { asked: whole, kind, isStory: true }]
    : readable.length > 0
      ? readable
      : plain;
}

const opening = (topic: string) =>
  isName(topic) ? `Sobre ${topicName(topic)}, o seu material diz:` : 'O seu material diz:';

function nextStep({ passages, state }: TutorInput, topic: string): string {
  const open = openQuestion(state);
  if (open) return open;
  const wish = isName(topic)
    ? quoted(`me pergunte sobre ${topic}`)
    : '“me pergunte sobre” e o nome do assunto';
  return passages.some(({ kind }) => kind === 'flashcard')
    ? `Quer praticar? Diga ${wish}.`
    : `Para fixar, crie flashcards com esta resposta ou diga ${wish}.`;
}

const lacking: Partial<Record<QuestionKind, string>> = {
  date: 'quando foi',
  person: 'quem foi',
  quantity: 'esse número',
};

/** Where the matter is spoken of without what was asked: the place, and no quotation. */
function onlyMentioned(
  input: TutorInput,
  topic: string,
  best: Quotable,
  passages: readonly Passage[],
  kind: QuestionKind,
): TutorAnswer {
  const passage = passages[best.passage];
  const place =
    passage?.kind === 'summary'
      ? ` Isso aparece no seu resumo ${summaryLink(passage)}, mas de passagem.`
      : ' Isso só aparece de passagem.';
  const what = lacking[kind] ?? 'uma explicação';
  return nothingFound(
    input,
    topic,
    `Não encontrei ${what}${isName(topic) ? ` sobre ${topicName(topic)}` : ''} no seu material.${place}`,
  );
}

function answerWith(
  input: TutorInput,
  topic: string,
  choice: Choice,
  passages: readonly Passage[],
): TutorAnswer {
  const { message, said, intent } = input;
  const isFollowing = threadOf(said, intent.kind === 'explain' ? intent.question : message).before.length > 0;
  const citations = new Citations();
  const content = paragraphs(
    opening(isFollowing ? '' : topic),
    ...showQuotables(choice.quotables, passages, citations),
    goBeyond(input, topic, citations),
    nextStep(input, isFollowing ? '' : topic),
  );
  return { content, citations: citations.list, state: input.state };
}

/** What the student's own material says about a topic, in its own words, and where to go on from there. */
export function explain(input: TutorInput, topic: string): TutorAnswer {
  const { message, intent } = input;
  const question = intent.kind === 'explain' ? intent.question : message;
  const material = quotedFrom(input.passages);
  const sides = comparedIn(question);
  const compared = sides && compare(input, sides, material);
  if (compared) return compared;
  const readings = readingsOf(input);
  if (readings.every(({ asked }) => asked.length === 0)) {
    const attached = quotedFrom(input.passages.filter(({ kind }) => kind === 'attachment'));
    if (attached.passages.length === 0 || topicOf(question) !== '') return nothingFound(input, '');
    return answerWith(
      input,
      topic,
      chooseSentences(attached.quotables, { asked: [], kind: 'plain' }),
      attached.passages,
    );
  }
  for (const wanted of readings) {
    const choice = chooseSentences(material.quotables, wanted);
    const [best] = choice.quotables;
    if (!best) continue;
    if (wanted.kind === 'definition' && !choice.fits && !wanted.isStory)
      return onlyMentioned(input, topic, best, material.passages, wanted.kind);
    return answerWith(input, topic, choice, material.passages);
  }
  const both = bothIn(topic);
  const each = both && compare(input, both, material);
  if (each && each.citations.length > 0) return each;
  const [first] = readings;
  const spoken =
    first &&
    lacking[first.kind] &&
    chooseSentences(material.quotables, { ...first, kind: 'plain' }).quotables[0];
  if (first && spoken) return onlyMentioned(input, topic, spoken, material.passages, first.kind);
  return nothingFound(input, topic);
}
