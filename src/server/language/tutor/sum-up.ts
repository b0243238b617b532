import { foldLetters } from '#shared/rules/text/fold.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { threadOf } from './intent/follow-up.ts';
import { deckLink, link, planLink, summaryLink } from './link.ts';
import { type Asked, askedIn } from './matching/asked-words.ts';
import { nothingFound } from './nothing-found.ts';
import { openQuestion } from './open-question.ts';
import { sidesOf } from './quiz/cloze-card.ts';
import { chooseSentences } from './quote/choose-sentences.ts';
import { gistOf, partOn } from './quote/gist.ts';
import { Citations, isName, plainly, quoted, topicName } from './quote/quote.ts';
import { type Quotable, readQuotables } from './quote/read-quotables.ts';
import { citationOf } from './quote/show-quotables.ts';
import { shelfAbout, titleShare } from './shelf-about.ts';
import { notInOwn, sourceWords } from './source-words.ts';
import type { Passage, TutorAnswer, TutorInput } from './tutor.ts';
import { paragraphs } from './words.ts';

const fewest = 4;
const most = 8;
/** One sentence for so many of the text. */
const share = 2.5;
const mostLines = 12;
const mostCards = 8;
const mostTopics = 12;
const mostPlans = 4;
/** The share of a title's words that a wish has to name. */
const leastOfTitle = 0.6;

function told(passage: Passage, gist: readonly Quotable[], citations: Citations, lead = ''): string {
  return gist
    .map(({ text, items, source }) => {
      const inside = items.map((item) => `\n  - ${quoted(item)}`).join('');
      return `- ${lead}${quoted(text)} ${citations.mark(citationOf(passage, source))}${inside}`;
    })
    .join('\n');
}

/** The cards of a deck or about a topic, question by question. */
function tellCards(passages: readonly Passage[], citations: Citations): string {
  return passages
    .map((passage) => {
      const { asked, proof } = sidesOf({ question: passage.title, answer: passage.text });
      const isCloze = asked !== passage.title;
      return `- ${isCloze ? '' : `**${plainly(asked)}** `}${quoted(proof)} ${citations.mark(citationOf(passage, proof))}`;
    })
    .join('\n');
}

/** The wish may be for what was spoken of before. */
const askedFor = ({ said, message }: TutorInput, topic: string): readonly Asked[] => {
  const own = askedIn(topic);
  if (own.length > 0) return own;
  const { own: words, before } = threadOf(said, message);
  // Where nothing was spoken of, its words only wish.
  return said.length === 0 ? [] : [...words, ...before];
};

/** Asks which of several plans is meant, or says that there is none yet. */
function whichPlan({ shelf, state }: TutorInput): TutorAnswer {
  const some = shelf.plans.slice(0, mostPlans).map(({ title }) => `- ${quoted(`resuma o plano ${title}`)}`);
  return {
    content: paragraphs(
      ...(some.length === 0
        ? [
            'Você ainda não tem um plano de estudos. [Crie um plano](/study-plans/create) e eu resumo para você.',
          ]
        : ['De qual plano você quer o resumo? Diga, por exemplo:', some.join('\n')]),
      openQuestion(state),
    ),
    citations: [],
    state,
  };
}

function planOf(input: TutorInput, asked: readonly Asked[]): TutorAnswer | null {
  const { shelf, state } = input;
  const isOnly = asked.length === 0;
  if (isOnly && shelf.plans.length !== 1) return whichPlan(input);
  const plan = isOnly ? shelf.plans[0] : shelfAbout(shelf, asked).plans[0];
  if (!plan) return null;
  const names = plan.topics.slice(0, mostTopics).map((name) => `- ${plainly(name)}`);
  const more = plan.topics.length - names.length;
  return {
    content: paragraphs(
      `O plano ${planLink(plan)} tem ${countOf(plan.topics.length, 'tópico', 'tópicos')}:`,
      names.join('\n'),
      more > 0 ? `E mais ${more}, que você vê no plano.` : null,
      'Para saber por onde seguir, diga “o que estudo agora?”.',
      openQuestion(state),
    ),
    citations: [],
    state,
  };
}

/** The gist of what the student names: a summary, a deck, a plan, a topic; in so many lines when they say. */
export function sumUp(input: TutorInput, topic: string, lines: number | null): TutorAnswer {
  const { passages, state, shelf, message } = input;
  const asked = askedFor(input, topic);
  const folded = foldLetters(message);
  const wantsPlan = /\bplano|\bcronograma|\broadmap/.test(folded);
  const planned = wantsPlan ? planOf(input, topic === '' ? [] : asked) : null;
  if (planned) return planned;
  const citations = new Citations();
  const count = (all: number) =>
    lines === null
      ? Math.min(most, Math.max(fewest, Math.ceil(all / share)))
      : Math.min(mostLines, Math.max(1, lines));
  const say = (...parts: (string | null)[]): TutorAnswer => ({
    content: paragraphs(...parts, openQuestion(state)),
    citations: citations.list,
    state,
  });
  if (asked.length === 0) {
    const some = shelf.summaries.slice(0, 3).map(({ title }) => `- ${quoted(`resuma ${title}`)}`);
    return say(
      'Resumo de quê? Diga o nome do assunto, do resumo ou do plano, ou anexe um arquivo aqui.',
      some.length > 0 ? `Por exemplo:\n\n${some.join('\n')}` : null,
    );
  }
  const cards = passages.filter(({ kind }) => kind === 'flashcard');
  const ofDeck = shelfAbout(shelf, asked).decks[0];
  const wantsCards = /\bdeck|\bbaralho|\bflashcard|\bcartoes/.test(folded);
  if (wantsCards && ofDeck && cards.length > 0)
    return say(
      `Os seus flashcards de ${deckLink(ofDeck)}, em poucas linhas:`,
      tellCards(cards.slice(0, lines ?? mostCards), citations),
      'Quer treinar com eles? Diga “me pergunte”.',
    );
  const texts = passages.filter(
    ({ kind, asks }) => kind === 'summary' || kind === 'attachment' || (kind === 'lesson' && !asks),
  );
  const named = texts
    .map((passage) => ({ passage, share: titleShare(passage.title, asked) }))
    .filter(({ share: part }) => part >= leastOfTitle)
    .toSorted((one, other) => other.share - one.share)[0]?.passage;
  const parts = (named ? [named] : texts).map((passage) => ({
    passage,
    paragraphs: partOn(passage, asked, passage === named),
  }));
  const [part] = parts.toSorted((one, other) => other.paragraphs.length - one.paragraphs.length);
  if (part && part.paragraphs.length > 0) {
    const { passage, paragraphs: own } = part;
    const all = readQuotables([passage]).length;
    const isPart = own.flat().length < all;
    const gist = gistOf(own, lines === null && isPart ? most : count(all), { isExact: lines !== null });
    const name = topicName(isPart && isName(topic) ? topic : passage.title);
    return say(
      notInOwn(input),
      passage.kind === 'lesson'
        ? `O essencial ${isPart ? `sobre ${name}, na` : 'da'} lição ${link(passage.title, `/library/${passage.id}`)}, da Biblioteca:`
        : `O essencial ${isPart ? 'sobre' : 'de'} ${name}, nas palavras do seu ${passage.kind === 'summary' ? `resumo ${summaryLink(passage)}` : 'anexo'}:`,
      told(passage, gist, citations),
      `Para treinar, diga ${quoted(`me pergunte sobre ${isName(topic) ? topic : passage.title}`)}.`,
    );
  }
  const telling = passages.filter(({ kind }) => kind !== 'plan');
  const { quotables } = chooseSentences(readQuotables(telling), { asked, kind: 'plain' });
  const sentences = quotables.slice(0, lines ?? quotables.length);
  if (sentences.length > 0) {
    const text = sentences.map((quotable) => {
      const passage = telling[quotable.passage] as Passage;
      const lead = quotable.question === null ? '' : `**${plainly(quotable.question)}** `;
      return told(passage, [quotable], citations, lead);
    });
    return say(
      notInOwn(input),
      `O que ${sourceWords(input).says} diz de mais importante${isName(topic) ? ` sobre ${topicName(topic)}` : ''}:`,
      text.join('\n'),
      'Se quiser um ponto em detalhe, pergunte por ele.',
    );
  }
  return planOf(input, asked) ?? nothingFound(input, topic === '' ? 'isso' : topic);
}
