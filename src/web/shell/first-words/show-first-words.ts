import type { User } from '#shared/contracts/accounts.ts';
import type { Streak } from '#shared/contracts/streak.ts';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { earlyAnswer } from '#web/lib/early-calls.ts';
import { countLetters } from '#web/lib/letter-rows.ts';
import { accessToken } from '#web/lib/session.ts';
import { storedItems } from '#web/lib/stored-items.ts';
import { applyTheme } from '#web/lib/theme.ts';
import { today } from '#web/lib/today.ts';
import { isTokenOver } from '#web/lib/token-owner.ts';
import { subjectHue } from '#web/ui/subject-hue.ts';
import {
  bannersOf,
  type DueAnswer,
  dashboardWords,
  type FirstWords,
  planWords,
  reviewWords,
} from './words.ts';

/** Milliseconds that words wait at most for the letters. */
const lettersMs = 250;

type Words = (path: string, user: User) => Promise<FirstWords | null>;

const screens: [path: RegExp, words: Words][] = [
  [
    /^\/dashboard\/?$/,
    async () => {
      const streak = await earlyAnswer<Streak>('/streak');
      return streak && dashboardWords(streak, today());
    },
  ],
  [
    /^\/study-plans\/[\da-f-]{36}$/,
    async (path) => {
      const answer = await earlyAnswer<{ data: { studyPlan: StudyPlan } }>(path);
      return answer && planWords(answer.data.studyPlan);
    },
  ],
  [
    /^\/flashcards\/review$/,
    async (path, user) => {
      const answer = await earlyAnswer<DueAnswer>(`${path}?page=1&limit=1000`);
      // An answer that waits makes another card the first.
      return answer && (await countLetters()) === 0 ? reviewWords(answer, user, today()) : null;
    },
  ],
];

/** Whether a review that was left goes on here: it is drawn from what this device keeps. */
const isResumed = (path: string) =>
  path === '/flashcards/review' && storedItems('flashcardReview.').length > 0;

/**
 * Writes what the server has answered by now into the page, where the application will draw it, and answers whether it
 * did. Nothing is written once `until` is aborted, nor in the place of the application.
 */
export async function showFirstWords(path: string, until: AbortSignal): Promise<boolean> {
  const words = screens.find(([looks]) => looks.test(path))?.[1];
  // Calls with a token that is over are refused, and made again by the application.
  if (!words || isTokenOver(accessToken()) || isResumed(path)) return false;
  try {
    const profile = await earlyAnswer<{ data: { user: User } }>('/auth/profile');
    const user = profile?.data.user;
    const banners = user && bannersOf(user, today());
    const first = banners && (await words(path, user));
    if (!first) return false;
    await letters();
    if (until.aborted) return false;
    applyTheme(user.preferences.theme);
    return write(first, banners);
  } catch {
    // An answer of another version, or none: the application shows what it makes of it.
    return false;
  }
}

/** Drawn in the letters that stand in for them, lines would break elsewhere. They are on their way since the page began. */
const letters = () =>
  Promise.race([
    document.fonts.load('1em "Inter Variable"').catch(() => {}),
    new Promise((late) => setTimeout(late, lettersMs)),
  ]);

/** Nothing that stands there is moved: banners and screen come in the place of what they push away. */
function write(screen: FirstWords, banners: readonly FirstWords[]): boolean {
  const place = document.querySelector<HTMLElement>('[data-for="student"] main');
  const drawn = fill(screen);
  if (!place || !drawn) return false;
  const main = place.cloneNode() as HTMLElement;
  main.dataset.firstWords = '';
  main.append(drawn);
  place.replaceWith(...banners.flatMap((banner) => fill(banner) ?? []), main);
  return true;
}

/** The drawing with the student's words in it; null when the page has none of its name. */
function fill({ drawing, words, subject }: FirstWords): DocumentFragment | null {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-drawing="${drawing}"]`);
  if (!template) return null;
  const texts = document.createTreeWalker(template.content, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const word = words[text.data];
    if (word === null) partOf(text)?.remove();
    else if (word !== undefined) text.data = word;
  }
  if (subject !== undefined)
    for (const part of template.content.querySelectorAll<HTMLElement>('.subject'))
      part.style.setProperty('--subject-hue', String(subjectHue(subject)));
  return template.content;
}

/** What says nothing but `text`. */
function partOf({ data, parentElement }: Text): HTMLElement | null {
  let part = parentElement;
  while (part?.parentElement?.textContent === data) part = part.parentElement;
  return part;
}
