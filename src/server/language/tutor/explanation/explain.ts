import { upperFirst } from '#server/language/text/capital.ts';
import { sayAgain } from '../again.ts';
import { compare, speaksOfSide } from '../comparison/compare.ts';
import { bothIn, comparedBefore, comparedIn } from '../comparison/compared.ts';
import { besidesExample } from '../intent/asides.ts';
import { asksAgain, onlyAsksAgain } from '../intent/asks-again.ts';
import { threadOf } from '../intent/follow-up.ts';
import { plainMessage } from '../intent/plain-message.ts';
import { topicOf } from '../intent/topic-of.ts';
import { link, summaryLink } from '../link.ts';
import { asWritten, joinWords, partWords, textsOf, writeOut } from '../matching/acronyms.ts';
import { matchWord } from '../matching/match-words.ts';
import { isOfClock, nothingFound } from '../nothing-found.ts';
import { chooseSentences } from '../quote/choose-sentences.ts';
import { withLists } from '../quote/labelled-lists.ts';
import type { QuestionKind } from '../quote/question-kind.ts';
import { isName, topicName } from '../quote/quote.ts';
import type { Wanted } from '../quote/rate.ts';
import type { Quotable } from '../quote/read-quotables.ts';
import { rowsOf, toldInRows } from '../quote/rows.ts';
import { sectionFor } from '../quote/sections.ts';
import { vocabularyOf } from '../quote/weigh.ts';
import { partsOf, readingsOf } from '../readings.ts';
import { notInOwn, sourceWords } from '../source-words.ts';
import type { TutorAnswer, TutorInput } from '../tutor.ts';
import { answerParts } from './answer-parts.ts';
import { answerWith, type Material, quotedFrom } from './answer-with.ts';
import {
  asksForOther,
  besideBefore,
  exampleBeside,
  nextTo,
  personBefore,
  toldBefore,
} from './beside-before.ts';
import {
  definedByLesson,
  inItsLesson,
  namesAll,
  nearestLesson,
  ofLesson,
  readingsOfLessons,
} from './from-lesson.ts';
import { toldInOtherWords } from './in-other-words.ts';
import { tellItem } from './of-list.ts';
import { toldAfter } from './told-after.ts';
import { hasAll, listedBy, placeOf } from './where-spoken.ts';

const lacking: Partial<Record<QuestionKind, string>> = {
  date: 'uma data',
  person: 'um nome',
  quantity: 'esse número',
  example: 'um exemplo',
};

/** Where the matter is spoken of without what was asked: the place, and no quotation. */
function onlyMentioned(
  input: TutorInput,
  topic: string,
  best: Quotable,
  { passages, quotables }: Material,
  kind: QuestionKind,
): TutorAnswer {
  const passage = passages[best.passage];
  const what = lacking[kind] ?? 'uma explicação';
  if (kind === 'example')
    return nothingFound(
      input,
      topic,
      `Não encontrei um exemplo disso ${sourceWords(input).in}, e prefiro não inventar.`,
    );
  const name = isName(topic) ? topicName(topic) : 'isso';
  const { intent } = input;
  const [wanted] = readingsOf(input);
  // What only mentions a thing may still tell what it does.
  if (kind === 'definition' && intent.kind === 'explain' && wanted && hasAll(best, wanted, quotables))
    return answerWith(input, topic, {
      quotables: [best],
      material: { passages, quotables: [best] },
      opening: `${upperFirst(sourceWords(input).says)} não traz uma definição ${name === 'isso' ? 'disso' : `de ${name}`}, mas fala disso assim:`,
    });
  return nothingFound(
    input,
    topic,
    passage?.kind === 'summary'
      ? `Não encontrei ${what} no seu material: ${name} só aparece de passagem, no seu resumo ${summaryLink(passage)}.`
      : `Não encontrei ${what} ${sourceWords(input).in}: ${name} só aparece de passagem.`,
  );
}

/** Whether a section is told already, as the list that it is. */
const isWithin = ({ items, passage, end }: Quotable, section: Quotable) =>
  items.length === section.items.length && passage === section.passage && end === section.end;

const mostOfNear = 2;

/** What was asked about something spoken of before is not told: what else is told of it, said as such. */
function aboutBefore(input: TutorInput, question: string, material: Material): TutorAnswer | null {
  const { before, isPointing, kind } = threadOf(input.said, question);
  const known = vocabularyOf(material.quotables);
  const names = before.filter((word) => word.role === 'name' && matchWord(word, known).size > 0);
  if (!isPointing || names.length === 0) return null;
  const { quotables, best } = chooseSentences(material.quotables, { asked: names, kind: 'definition' });
  if (!best) return null;
  const next = nextTo(best, material.quotables);
  const person = kind === 'person' ? personBefore(best, material.quotables) : null;
  return answerWith(input, '', {
    quotables: person ? [person, best] : next ? [best, next] : quotables.slice(0, mostOfNear),
    material,
    opening: `Não encontrei isso com essas palavras ${sourceWords(input).in}. O que mais se aproxima:`,
  });
}

/** What was asked last, and not only to be told again; null where nothing was. */
function lastAsked(said: readonly string[]) {
  const at = said.findLastIndex((message) => !onlyAsksAgain(message));
  const question = plainMessage(said[at] ?? '');
  return at < 0
    ? null
    : ({
        message: question,
        said: said.slice(0, at),
        intent: { kind: 'explain', topic: '', question },
      } as const);
}

/** "O que esse arquivo fala de …", before what else the student has. */
const ofFile = /(?<!\p{L})(?:[dn]?(?:ess|est)[ea]|[dn]?o|meu) (?:arquivo|anexo|documento|pdf)(?!\p{L})/iu;

/** What the student's own material says about a topic, in its own words, and where to go on from there. */
export function explain(given: TutorInput, topic: string): TutorAnswer {
  if (isOfClock(given.message)) return nothingFound(given, topic);
  const attached = given.passages.filter(({ kind }) => kind === 'attachment');
  if (attached.length > 0 && attached.length < given.passages.length && ofFile.test(given.message)) {
    const told = explain({ ...given, passages: attached }, topic);
    if (told.citations.some(({ kind }) => kind === 'attachment')) return told;
  }
  const texts = textsOf(given.passages);
  const written = (text: string) =>
    writeOut(joinWords(partWords(asWritten(text, texts), texts), texts), texts).replace(
      /(primeiro|segundo) grau/giu,
      (said, which: string) => {
        const short = /^p/i.test(which) ? '1º grau' : '2º grau';
        return texts.some((each) => each.includes(short)) ? short : said;
      },
    );
  const input: TutorInput = {
    ...given,
    message: written(given.message),
    said: given.said.map(written),
    intent:
      given.intent.kind === 'explain'
        ? { ...given.intent, question: written(given.intent.question).replace(besidesExample, '') }
        : given.intent,
  };
  const { message, intent } = input;
  const question = intent.kind === 'explain' ? intent.question : message;
  const asksExample = given.intent.kind === 'explain' && besidesExample.test(given.intent.question);
  const material = quotedFrom(input.passages);
  const sides = comparedIn(question) ?? comparedBefore(input.said, question);
  const compared = sides && compare(input, sides, material);
  if (compared) return compared;
  const item = tellItem(input, question, material);
  if (item) return item;
  const other =
    input.source !== 'library' && asksForOther(question)
      ? besideBefore(input.said, question, material.quotables)
      : null;
  if (other) return answerWith(input, '', { quotables: [other], material });
  const isAgain = onlyAsksAgain(question);
  const readings = readingsOf((isAgain && lastAsked(input.said)) || input).filter(
    ({ asked }) => asked.length > 0,
  );
  if (readings.length === 0) {
    const attached = quotedFrom(input.passages.filter(({ kind }) => kind === 'attachment'));
    if (attached.passages.length === 0 || topicOf(question) !== '') return nothingFound(input, '');
    const { quotables } = chooseSentences(attached.quotables, { asked: [], kind: 'plain' });
    return answerWith(input, topic, { quotables, material: attached });
  }
  const isFollowing = threadOf(input.said, question).before.length > 0;
  const first = readings.find(({ among }) => among === undefined);
  const isTaught = input.source === 'library' && first !== undefined;
  const defined = isTaught && definedByLesson(first, material);
  if (defined) return answerWith(input, topic, { quotables: defined, material });
  const parts = partsOf(question);
  const several = parts.length > 1 ? answerParts(input, parts, material) : null;
  if (several) return several;
  const nearest = isTaught ? nearestLesson(first, material) : null;
  const tables = isTaught ? [] : rowsOf(material.passages);
  for (const wanted of isTaught ? readings.flatMap(readingsOfLessons) : readings) {
    const among = isTaught ? inItsLesson(first, material) : withLists(material, wanted);
    const any = chooseSentences(among.quotables, wanted);
    const choice = isTaught && any.best ? chooseSentences(ofLesson(any.best, among).quotables, wanted) : any;
    const { best } = choice;
    const rows =
      isTaught || (best?.question && choice.fits) ? [] : toldInRows(wanted, tables, material.quotables);
    if (rows.length > 0) return answerWith(input, topic, { quotables: rows, material });
    const section =
      isTaught || (best?.question && choice.fits) ? null : sectionFor(wanted, question, material);
    if (section && !(best && isWithin(best, section)))
      return answerWith(input, topic, { quotables: [section], material });
    if (!best) continue;
    if (wanted.kind === 'definition' && !choice.fits && !wanted.isStory) {
      if (!nearest) return onlyMentioned(input, isFollowing ? '' : topic, best, material, wanted.kind);
      // What a lesson tells of its own matter is worth reading in any form.
      if (!namesAll(best, wanted) || best.passage !== nearest[0]?.passage) break;
    }
    if (input.said.length > 0 && asksAgain(question))
      return sayAgain(input, best, choice.quotables, material);
    // "O que é X e Y?" is half answered by one of them.
    const pair = wanted.kind === 'definition' ? bothIn(topic) : null;
    const isHalf = pair?.some((side) => !choice.quotables.some((each) => speaksOfSide(each, side, material)));
    const beside = pair && isHalf ? compare(input, pair, material) : null;
    const areTold = pair?.every((side) =>
      material.quotables.some((each) => speaksOfSide(each, side, material)),
    );
    if (beside && areTold) return beside;
    const told = listedBy(wanted, choice, material) ?? choice.quotables;
    const example = asksExample ? exampleBeside(best, wanted, among.quotables) : null;
    const quotables = example && !told.includes(example) ? [...told, example] : told;
    return answerWith(input, wanted.isStory ? '' : topic, { quotables, material });
  }
  const before = isAgain && toldBefore(input.said, material.quotables);
  if (before) return sayAgain(input, before, [before], material);
  const both = bothIn(topic);
  const each = both && compare(input, both, material);
  if (each && each.citations.length > 0) return each;
  if (nearest) {
    const lesson = material.passages[nearest[0]?.passage ?? 0];
    const name = lesson ? link(lesson.title, `/library/${lesson.id}`) : '';
    const words = [notInOwn(input), `A lição ${name}, da Biblioteca, trata disso:`].filter(Boolean).join(' ');
    return answerWith(input, topic, { quotables: nearest, material, opening: words });
  }
  const beside = isTaught ? null : besideBefore(input.said, question, material.quotables);
  if (beside) return answerWith(input, '', { quotables: [beside], material });
  const nearly =
    !isTaught && first
      ? (toldAfter(first, material.quotables) ?? toldInOtherWords(first, material.quotables))
      : null;
  if (nearly) {
    const words = `${upperFirst(sourceWords(input).says)} não diz isso com essas palavras, mas diz:`;
    return answerWith(input, '', { quotables: [nearly], material, opening: words });
  }
  return aboutBefore(input, question, material) ?? silent(input, topic, question, first, material);
}

/** Nothing answers: where the matter is spoken of at all. */
function silent(
  input: TutorInput,
  topic: string,
  question: string,
  first: Wanted | undefined,
  material: Material,
): TutorAnswer {
  const spoken =
    first &&
    lacking[first.kind] &&
    chooseSentences(material.quotables, { ...first, kind: 'plain' }).quotables[0];
  const isFollowing = threadOf(input.said, question).before.length > 0;
  if (first && spoken) return onlyMentioned(input, isFollowing ? '' : topic, spoken, material, first.kind);
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
