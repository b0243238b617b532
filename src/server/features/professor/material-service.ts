import { todayOf } from '#server/features/accounts/service.ts';
import { getDashboard } from '#server/features/dashboard/service.ts';
import {
  type CardAbout,
  cardsAbout,
  cardsOfDecks,
  deckNames,
  dueCards,
  missedCards,
  weakDecks,
} from '#server/features/flashcards/about-service.ts';
import { lessonsAbout } from '#server/features/library/about-service.ts';
import { getStreak } from '#server/features/streak/service.ts';
import { planNames, planProgress, topicsAbout } from '#server/features/study-plans/about-service.ts';
import { plansOfDay } from '#server/features/study-plans/agenda/today-service.ts';
import { summariesAbout, summaryNames } from '#server/features/summaries/about-service.ts';
import { nearestExam } from '#server/features/syllabi/nearest-service.ts';
import { meantLessons } from '#server/language/library/meant-lessons.ts';
import { quizOfLesson } from '#server/language/library/passages.ts';
import { outlineOf } from '#server/language/plans/outline.ts';
import { piecesOf } from '#server/language/text/pieces.ts';
import { askedIn } from '#server/language/tutor/matching/asked-words.ts';
import { beginningsOf } from '#server/language/tutor/matching/words-to-find.ts';
import { shelfAbout, titleShare } from '#server/language/tutor/shelf-about.ts';
import type { OwnState, Passage, QuizCard, Shelf, TutorInput } from '#server/language/tutor/tutor.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { AnyWords } from '#server/platform/database/search-words.ts';
import type { Services } from '#server/platform/services.ts';
import { accuracyOf, isWeak } from '#shared/rules/question-accuracy.ts';
import { searchable, searchFor } from '#shared/rules/text/search-text.ts';
import { findPassagesAbout, listFirstPassages } from './attachment-queries.ts';

const most = {
  attachments: 8,
  summaries: 3,
  cards: 8,
  topics: 3,
  lessons: 3,
  quiz: 40,
  whole: 12,
  late: 50,
} as const;
const pieceSize = 900;
const mostPieces = 6;

/** A text that is short; of a long one the pieces that have most of `words`, in its order. */
function bestPieces(text: string, words: readonly string[]): string {
  if (text.length <= pieceSize * mostPieces) return text;
  const finds = words.map((word) => searchFor(word));
  const rated = [...piecesOf(text, pieceSize)].map((piece, at) => {
    const ready = searchable(piece);
    return { piece: piece.trim(), at, found: finds.filter((find) => find(ready)).length };
  });
  return rated
    .toSorted((one, other) => other.found - one.found || one.at - other.at)
    .slice(0, mostPieces)
    .toSorted((one, other) => one.at - other.at)
    .map(({ piece }) => piece)
    .join('\n\n');
}

const cardPassage = ({ id, question, answer, subject, deck }: CardAbout): Passage => ({
  kind: 'flashcard',
  id,
  title: question,
  text: answer,
  page: null,
  subject: `${subject} ${deck}`,
});

async function passagesWith(
  services: Services,
  student: SignedIn,
  conversationId: string,
  wanted: AnyWords,
): Promise<Passage[]> {
  const { words } = wanted;
  const [attached, summaries, cards] = await Promise.all([
    findPassagesAbout(services.db, student.userId, conversationId, wanted, most.attachments),
    summariesAbout(services, student, wanted, most.summaries),
    cardsAbout(services, student, wanted, most.cards),
  ]);
  return [
    ...attached.map(
      ({ id, name, text, page }): Passage => ({ kind: 'attachment', id, title: name, text, page }),
    ),
    ...summaries.map(
      ({ id, title, subject, summary, original }): Passage => ({
        kind: 'summary',
        id,
        title,
        // The text says more than its summary.
        text: bestPieces(original || summary, words),
        page: null,
        subject,
      }),
    ),
    ...cards.map(cardPassage),
  ];
}

/** Words of which no passage has any form: they may be misspelt. */
function missing(words: readonly string[], passages: readonly Passage[]): string[] {
  const ready = searchable(...passages.flatMap(({ title, text }) => [title, text]));
  return words.filter((word) => !searchFor(word)(ready));
}

/**
 * What the student's own material says about `words`, this conversation's attachments first; nobody else's. A word that
 * nothing has is looked for once more by how it begins.
 */
export async function findPassages(
  services: Services,
  student: SignedIn,
  conversationId: string,
  words: readonly string[],
): Promise<Passage[]> {
  if (words.length === 0) return [];
  const found = await passagesWith(services, student, conversationId, { words });
  const beginnings = missing(words, found).flatMap(beginningsOf);
  if (beginnings.length === 0) return found;
  const more = await passagesWith(services, student, conversationId, { words: [], beginnings });
  const known = new Set(found.map(({ id, page }) => `${id} ${page}`));
  return [...found, ...more.filter(({ id, page }) => !known.has(`${id} ${page}`))];
}

/** Topics of the student's plans about `words`, as a model is shown them. */
export async function findTopics(
  services: Services,
  student: SignedIn,
  words: readonly string[],
): Promise<Passage[]> {
  const topics = await topicsAbout(services, student, words, most.topics);
  return topics.map(({ planId, planTitle, name, description }) => ({
    kind: 'plan',
    id: planId,
    title: planTitle,
    text: `${name}: ${description}`,
    page: null,
  }));
}

/** The beginning of the conversation's latest attachment. */
export async function readAttachment(
  { db }: Services,
  { userId }: SignedIn,
  conversationId: string,
): Promise<Passage[]> {
  const pieces = await listFirstPassages(db, userId, conversationId, most.whole);
  return pieces.map(({ id, name, text, page }) => ({ kind: 'attachment', id, title: name, text, page }));
}

/** Cards to ask: those of a deck or subject that is named, those with its words; without words those that are due. */
export async function quizCards(
  services: Services,
  student: SignedIn,
  words: readonly string[],
  { shelf, passages }: { shelf: Shelf; passages: readonly Passage[] },
): Promise<QuizCard[]> {
  if (words.length === 0) return dueCards(services, student, most.quiz);
  const decks = shelfAbout(shelf, askedIn(words.join(' '))).decks.map(({ name }) => name);
  // Cards about the same matter need not name it: those filed under the subject of a text that does.
  const subjects = passages.flatMap(({ kind, subject }) => (kind === 'summary' && subject ? [subject] : []));
  const [found, ofDecks] = await Promise.all([
    cardsAbout(
      services,
      student,
      { words: [...new Set([...words, ...wordsOfSubjects(subjects)])] },
      most.quiz,
    ),
    cardsOfDecks(services, student, decks, most.quiz),
  ]);
  return [...new Map([...found, ...ofDecks].map((card) => [card.id, card])).values()];
}

const wordsOfSubjects = (subjects: readonly string[]) =>
  searchable(...subjects)
    .trim()
    .split(' ')
    .filter((word) => word.length > 2);

/** What the student has, by name. */
export async function readShelf(services: Services, student: SignedIn): Promise<Shelf> {
  const [summaries, decks, plans] = await Promise.all([
    summaryNames(services, student),
    deckNames(services, student),
    planNames(services, student),
  ]);
  return { summaries, decks, plans };
}

/** What the library's lessons that `question` means say about `words`, and what they ask. */
export async function findLessonMaterial(
  words: readonly string[],
  question: string,
  isExercise = false,
): Promise<{ passages: Passage[]; cards: QuizCard[] }> {
  const [named, outline] = await Promise.all([lessonsAbout(words, most.lessons), outlineFor(question)]);
  const lessons = meantLessons(named, question, outline?.subject);
  return {
    passages: lessons.flatMap(({ passages }) => passages),
    cards: lessons.flatMap(({ found }) => quizOfLesson(found, isExercise)),
  };
}

/** The share of what is asked that a lesson's title has to have to be offered. */
const leastOfTitle = 0.6;

/** Lessons whose titles name what is asked, of those that `passages` are from. */
export function lessonsNamed(passages: readonly Passage[], message: string) {
  const asked = askedIn(message);
  return passages
    .filter(({ asks, title }) => asks === undefined && titleShare(title, asked) >= leastOfTitle)
    .map(({ id, title }) => ({ title, path: `/library/${id}` }));
}

/** What the catalogue of curricula knows about a topic, or null. */
export const outlineFor = async (topic: string): Promise<TutorInput['outline']> =>
  (await outlineOf(topic, '')) ?? null;

export const noDay: TutorInput['today'] = {
  items: [],
  dueCards: 0,
  minutesToday: null,
  exam: null,
  streak: 0,
  weakTopics: [],
};

/** Where the student stands today. */
export async function todayState(services: Services, student: SignedIn): Promise<TutorInput['today']> {
  return (await dayAndCounts(services, student)).today;
}

async function dayAndCounts(services: Services, student: SignedIn) {
  const [dashboard, { loginStreak }, exam] = await Promise.all([
    getDashboard(services, student),
    getStreak(services, student),
    nearestExam(services, student),
  ]);
  const { plan, flashcards } = dashboard;
  const today: TutorInput['today'] = {
    items: plan.items,
    dueCards: flashcards.dueCount,
    minutesToday: plan.minutesToday,
    exam: plan.exam && { title: plan.exam.title, date: plan.exam.date, daysLeft: plan.exam.daysLeft },
    streak: loginStreak,
    weakTopics: plan.items.filter(({ kind }) => kind === 'weak-topic').map(({ title }) => title),
    syllabus: exam ? { id: exam.id, title: exam.title, forecast: exam.forecast } : undefined,
  };
  return { today, dashboard };
}

/** The same, with how far the student's plans are, what is late in them and what goes badly. */
export async function ownState(
  services: Services,
  student: SignedIn,
): Promise<{ today: TutorInput['today']; own: OwnState }> {
  const day = todayOf(services, student);
  const [{ today, dashboard }, plans, { activities, topics }, decks, missed] = await Promise.all([
    dayAndCounts(services, student),
    planProgress(services, student),
    plansOfDay(services, student, day),
    weakDecks(services, student),
    missedCards(services, student),
  ]);
  return {
    today,
    own: {
      cards: { total: dashboard.flashcards.totalCount, due: dashboard.flashcards.dueCount },
      summaries: dashboard.summaries.total,
      cycles: dashboard.studyCycles.total,
      plans,
      minutes: { today: dashboard.plan.minutesDone, timer: dashboard.totalStudyTimeMinutes },
      late: activities
        .filter((activity) => activity.day < day && !activity.completed)
        .slice(0, most.late)
        .map(({ topic, planId, day: since }) => ({
          title: topic,
          href: `/study-plans/${planId}?tab=schedule`,
          since,
        })),
      questions: {
        done: topics.reduce((sum, { questionsDone }) => sum + questionsDone, 0),
        right: topics.reduce((sum, { questionsRight }) => sum + questionsRight, 0),
      },
      weakTopics: topics
        .filter(isWeak)
        .toSorted((one, other) => (accuracyOf(one) ?? 0) - (accuracyOf(other) ?? 0))
        .map(({ id, name, planId, planTitle, questionsDone, questionsRight }) => ({
          name,
          href: `/study-plans/${planId}?tab=topics#topico-${id}`,
          plan: planTitle,
          done: questionsDone,
          right: questionsRight,
        })),
      weakDecks: decks,
      missedCards: missed,
    },
  };
}
