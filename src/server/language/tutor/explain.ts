import { bothIn, compare, comparedIn } from './compare.ts';
import { goBeyond } from './go-beyond.ts';
import { threadOf } from './intent/follow-up.ts';
import { plainMessage } from './intent/plain-message.ts';
import { topicOf } from './intent/topic-of.ts';
import { summaryLink } from './link.ts';
import { writeOut } from './matching/acronyms.ts';
import { askedIn } from './matching/asked-words.ts';
import { nothingFound } from './nothing-found.ts';
import { openQuestion } from './open-question.ts';
import { type Choice, chooseSentences, type Wanted } from './quote/choose-sentences.ts';
import { isPast, type QuestionKind } from './quote/question-kind.ts';
import { Citations, isName, quoted, topicName } from './quote/quote.ts';
import { type Quotable, readQuotables } from './quote/read-quotables.ts';
import { showQuotables } from './quote/show-quotables.ts';
import type { Passage, TutorAnswer, TutorInput } from './tutor.ts';
import { paragraphs } from './words.ts';

const storyWords = 26;
const mostOfStory = 40;

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
  const isDenied = /(?<!\p{L})(?:não|nunca|nem)(?!\p{L})/iu.test(question);
  // Who did it and when is told by a sentence about doing it.
  const doing = kind === 'person' || kind === 'date' ? own.filter(({ role }) => role === 'verb') : [];
  const alone: Wanted = {
    asked: own,
    context: before,
    kind,
    isDenied,
    must: doing,
    ...(isPointing && { near: before }),
  };
  // "Quem controla o cálcio?" may ask for a thing.
  const thing: Wanted[] =
    kind === 'person' && doing.length > 0 && !isPast(question) ? [{ ...alone, kind: 'plain' }] : [];
  const joint: Wanted = { asked: [...own, ...before], must: own, kind, isDenied };
  const other = otherName.test(question) ? [{ asked: askedIn(question.replace(otherName, ' ')), kind }] : [];
  const plain =
    before.length === 0 ? [alone, ...other, ...thing] : isPointing ? [joint, alone] : [alone, joint];
  const whole = askedIn(plainMessage(message), mostOfStory);
  const isLong = message.split(/\s+/).length > storyWords;
  const readable = question.split(/\s+/).length > storyWords ? [] : plain;
  return isLong
    ? [...readable.map((wanted) => ({ ...wanted, context: whole })), { asked: whole, kind, isStory: true }]
    : readable.length > 0
      ? readable
      : plain;
}

/** The share of what is named that the place has to have. */
const leastOfPlace = 0.9;
const mostOfParts = 5;
const longestOfParts = 300;

/** The questions of "o que é e por que acontece?"; one alone of most. */
function partsOf(question: string): string[] {
  if (question.length > longestOfParts) return [question];
  const parts = question.split(
    /(?:,| e)\s+(?:e )?(?=(?:o que|por que|como|quando|onde|quem|quais|qual|para que|quant[oa]s?) )/iu,
  );
  return parts.length <= 3 &&
    parts.every(
      (part) =>
        /(?<!\p{L})(?:o que|por que|como|quando|onde|quem|quais|qual|para que|quant[oa]s?)(?!\p{L})/iu.test(
          part,
        ) && part.length > 6,
    )
    ? parts
    : [question];
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
  date: 'uma data',
  person: 'um nome',
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
  const what = lacking[kind] ?? 'uma explicação';
  const name = isName(topic) ? topicName(topic) : 'isso';
  return nothingFound(
    input,
    topic,
    passage?.kind === 'summary'
      ? `Não encontrei ${what} no seu material: ${name} só aparece de passagem, no seu resumo ${summaryLink(passage)}.`
      : `Não encontrei ${what} no seu material: ${name} só aparece de passagem.`,
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

/** Where all that a question names is spoken of, though not what it asks about it; null without. */
function placeOf({ asked, context = [] }: Wanted, quotables: readonly Quotable[]): Quotable | null {
  const names = [...asked, ...context].filter(({ role }) => role === 'name');
  if (names.length === 0) return null;
  const { best, coverage } = chooseSentences(quotables, { asked: names, kind: 'plain' });
  return coverage >= leastOfPlace ? best : null;
}

/** What the student's own material says about a topic, in its own words, and where to go on from there. */
export function explain(given: TutorInput, topic: string): TutorAnswer {
  const texts = given.passages.flatMap(({ title, text }) => [title, text]);
  const written = (text: string) => writeOut(text, texts);
  const input: TutorInput = {
    ...given,
    message: written(given.message),
    said: given.said.map(written),
    intent:
      given.intent.kind === 'explain'
        ? { ...given.intent, question: written(given.intent.question) }
        : given.intent,
  };
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
  const parts = partsOf(question);
  if (parts.length > 1) {
    const choices = parts.map((part, at) => {
      const asked = {
        message: part,
        said: [...input.said, ...parts.slice(0, at)],
        intent: { kind: 'explain', topic, question: part },
      } as const;
      return readingsOf(asked)
        .map((wanted) => chooseSentences(material.quotables, wanted))
        .find(({ best }) => best !== null);
    });
    const found = choices.filter((choice) => choice?.fits);
    const all = [...new Set(found.flatMap((choice) => choice?.quotables ?? []))].slice(0, mostOfParts);
    if (found.length === parts.length)
      return answerWith(
        input,
        topic,
        { quotables: all, coverage: 1, fits: true, isDefined: false, best: all[0] ?? null },
        material.passages,
      );
  }
  for (const wanted of readings) {
    const choice = chooseSentences(material.quotables, wanted);
    const { best } = choice;
    if (!best) continue;
    if (wanted.kind === 'definition' && !choice.fits && !wanted.isStory)
      return onlyMentioned(input, topic, best, material.passages, wanted.kind);
    return answerWith(input, wanted.isStory ? '' : topic, choice, material.passages);
  }
  const both = bothIn(topic);
  const each = both && compare(input, both, material);
  if (each && each.citations.length > 0) return each;
  const [first] = readings;
  const spoken =
    first &&
    lacking[first.kind] &&
    chooseSentences(material.quotables, { ...first, kind: 'plain' }).quotables[0];
  const isFollowing = threadOf(input.said, question).before.length > 0;
  if (first && spoken)
    return onlyMentioned(input, isFollowing ? '' : topic, spoken, material.passages, first.kind);
  const place = first && placeOf(first, material.quotables);
  const near = place && material.passages[place.passage];
  return nothingFound(
    input,
    isFollowing ? '' : topic,
    near?.kind === 'summary'
      ? `Seu material fala desse assunto, no resumo ${summaryLink(near)}, mas não encontrei nele a resposta a isso, e prefiro não inventar.`
      : isFollowing
        ? 'Não encontrei isso no seu material, e prefiro não inventar.'
        : undefined,
  );
}
