import { upperFirst } from '#server/language/text/capital.ts';
import { contentWords } from '../content-words.ts';
import { goBeyond, readOn } from '../go-beyond.ts';
import { threadOf } from '../intent/follow-up.ts';
import { openQuestion } from '../open-question.ts';
import { Citations, isName, quoted, topicName } from '../quote/quote.ts';
import { type Quotable, readQuotables } from '../quote/read-quotables.ts';
import { showQuotables } from '../quote/show-quotables.ts';
import { vocabularyOf } from '../quote/weigh.ts';
import { notInOwn, sourceWords } from '../source-words.ts';
import type { Passage, TutorAnswer, TutorInput } from '../tutor.ts';
import { paragraphs } from '../words.ts';

/** Passages, and what can be quoted of them. */
export interface Material {
  passages: readonly Passage[];
  quotables: readonly Quotable[];
}

/** What is quoted from: a plan only names its topics. */
export const quotedFrom = (passages: readonly Passage[]): Material => {
  const telling = passages.filter(({ kind }) => kind !== 'plan');
  return { passages: telling, quotables: readQuotables(telling) };
};

/** The topic as the material names it too; nothing of one that is misspelt or half a sentence. */
const sharedName = (topic: string, quotables: readonly Quotable[]) => {
  const known = vocabularyOf(quotables);
  return contentWords(topic).every(({ stem }) => known.has(stem)) ? topic : '';
};

function opening(input: TutorInput, topic: string): string {
  const { says } = sourceWords(input);
  const told = isName(topic) ? `Sobre ${topicName(topic)}, ${says} diz:` : `${upperFirst(says)} diz:`;
  return [notInOwn(input), told].filter(Boolean).join(' ');
}

function nextStep({ passages, state, source }: TutorInput, topic: string): string {
  const open = openQuestion(state);
  if (open) return open;
  const wish = isName(topic)
    ? quoted(`me pergunte sobre ${topic}`)
    : '“me pergunte sobre” e o nome do assunto';
  return source === 'library' || passages.some(({ kind }) => kind === 'flashcard')
    ? `Quer praticar? Diga ${wish}.`
    : `Para fixar, crie flashcards com esta resposta ou diga ${wish}.`;
}

interface Told {
  quotables: readonly Quotable[];
  material: Material;
  /** Said instead of whose words follow. */
  opening?: string;
  /** What was asked besides, and not found. */
  lack?: string | null;
}

/** What was found, in its own words, under whose they are, and what to do next. */
export function answerWith(input: TutorInput, topic: string, told: Told): TutorAnswer {
  const { message, said, intent } = input;
  const isFollowing = threadOf(said, intent.kind === 'explain' ? intent.question : message).before.length > 0;
  const name = isFollowing ? '' : sharedName(topic, told.material.quotables);
  const citations = new Citations();
  const content = paragraphs(
    told.opening ?? opening(input, name),
    ...showQuotables(told.quotables, told.material.passages, citations),
    told.lack ?? null,
    input.source !== 'library' ? goBeyond(input, topic, citations) : told.opening ? null : readOn(citations),
    nextStep(input, name),
  );
  return { content, citations: citations.list, state: input.state };
}
