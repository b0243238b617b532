import type { User } from '#shared/contracts/accounts.ts';
import type { AnsweredToday, Flashcard } from '#shared/contracts/flashcards.ts';
import type { Streak } from '#shared/contracts/streak.ts';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { accountNotice } from '#web/features/accounts/account-notice.ts';
import { longDay } from '#web/features/dashboard/day-words.ts';
import { deckText } from '#web/features/flashcards/deck.ts';
import { cardsOf, placeWords, startSession } from '#web/features/flashcards/review-session.ts';
import { freezeText, runWords } from '#web/features/streak/streak-words.ts';
import { formatMinutes, formatNumber } from '#web/lib/format.ts';
import { difficultyNames } from '#web/lib/plan-names.ts';
import { minutesUntil } from '#web/lib/use-time-left.ts';
import { endWords, verifyNoticeClosedOn } from '../banner-words.ts';

/** What the drawings say where a student's own words will stand. */
export const marks = {
  day: '{day}',
  days: '{days}',
  unit: '{unit}',
  freezes: '{freezes}',
  title: '{title}',
  subject: '{subject}',
  place: '{place}',
  question: '{question}',
  deck: '{deck}',
  left: '{left}',
} as const;

export type Screen = 'dashboard' | 'plan' | 'plan of a model' | 'plan among others' | 'review';
export type Banner = 'test account' | 'consent' | 'verify';

/** What a drawing says before the application has come. */
export interface FirstWords<Drawing = Screen | Banner> {
  drawing: Drawing;
  /** By what the drawing says in their place; null takes away the part that says it. */
  words: Readonly<Record<string, string | null>>;
  /** Whose hue the drawing takes. */
  subject?: string;
}

/** The run of days, which is known before the rest of the dashboard. */
export const dashboardWords = (streak: Streak, today: StudyDay): FirstWords<Screen> => ({
  drawing: 'dashboard',
  words: {
    [marks.day]: longDay(today),
    [marks.days]: formatNumber(streak.loginStreak),
    [marks.unit]: runWords(streak.loginStreak),
    [marks.freezes]: freezeText(streak),
  },
});

/** The head of a plan; whole, if it is as most are: the student's own, published nowhere, judged by nobody. */
export function planWords(plan: StudyPlan): FirstWords<Screen> {
  const { isPublishable, isPublished, isTestAccount, isAdvanced, numberOfReviews } = plan;
  const isUsual = isPublishable && !isPublished && !isTestAccount && !isAdvanced && numberOfReviews === 0;
  const usual = plan.engine === 'model' ? 'plan of a model' : 'plan';
  const badge = (name: string, isShown: boolean) => ({ [name]: isShown ? name : null });
  return {
    drawing: isUsual ? usual : 'plan among others',
    words: {
      [marks.title]: plan.title,
      [marks.subject]: plan.subject,
      [difficultyNames.easy]: difficultyNames[plan.difficulty],
      ...badge('Inativo', !plan.isActive),
      ...badge('Atrasado', plan.isDelayed),
      ...badge('Concluído', plan.progress === 100),
    },
    subject: plan.subject,
  };
}

const special = /[\\`*_~<>[\]{}|#$&@=+/\uE000-\uE00F\r]|www\.|^[ \t]*(?:[-:]|\d+[.)])/im;

/** Whether a text is sure to be drawn as it is typed, without a look at how Markdown, formulas and clozes are written. */
export const isPlain = (text: string): boolean => text.trim() !== '' && !special.test(text);

/** What the API answers to a review. */
export interface DueAnswer {
  data: { flashcards: Flashcard[] };
  answeredToday: AnsweredToday;
}

/** The first card of a new session, its question when it is plain; null when there is none. */
export function reviewWords(
  { data, answeredToday }: DueAnswer,
  { preferences }: User,
  today: StudyDay,
): FirstWords<Screen> | null {
  const due = { cards: data.flashcards, beyond: 0, answeredToday };
  const session = startSession(due, today, preferences.review);
  const [card] = cardsOf(session, session.queue.slice(0, 1));
  if (!card) return null;
  return {
    drawing: 'review',
    words: {
      [marks.place]: placeWords(session),
      [marks.question]: isPlain(card.question) ? card.question : null,
      [marks.subject]: card.subject,
      [marks.deck]: deckText(card.deck),
    },
    subject: card.subject,
  };
}

/** What stands above every screen of the student; null for an account that is leaving, which sees no other screen. */
export function bannersOf(user: User, today: StudyDay): FirstWords<Banner>[] | null {
  const notice = accountNotice(user);
  if (notice === 'leaving') return null;
  const banners: FirstWords<Banner>[] = [];
  if (user.expiresAt !== null)
    banners.push({
      drawing: 'test account',
      words: { [endWords(marks.left)]: endWords(formatMinutes(minutesUntil(user.expiresAt))) },
    });
  if (notice === 'consent' || (notice === 'verify' && verifyNoticeClosedOn() !== today))
    banners.push({ drawing: notice, words: {} });
  return banners;
}
