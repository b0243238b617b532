import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleCard } from '#test/support/samples/flashcards.ts';
import { someStreak } from '#test/support/samples/streak.ts';
import { samplePlan } from '#test/support/samples/study-plans.ts';
import { someStudent } from '#test/support/web.tsx';
import { haveFirstWords } from '#web/lib/early-calls.ts';
import { removeLetter, writeLetter } from '#web/lib/letter-store.ts';
import { showFirstWords } from './show-first-words.ts';

const planId = '0193a000-0000-7000-8000-00000000000a';
const reviewCall = '/flashcards/review?page=1&limit=1000';
const profile = { data: { user: someStudent() } };
const due = { data: { flashcards: [sampleCard()] }, answeredToday: { newCards: 0, reviews: 0 } };

const page = `
  <div data-for="student"><main>Carregando...</main></div>
  <template data-drawing="verify"><aside>Confirme</aside></template>
  <template data-drawing="dashboard"><p>{freezes}</p></template>
  <template data-drawing="plan">
    <div class="subject"><h1>{title}</h1><span><svg></svg><i>Inativo</i></span><span><i>Atrasado</i></span></div>
  </template>
  <template data-drawing="review"><p>{place}</p><p>{question}</p></template>`;

function answered(answers: Record<string, unknown>) {
  const calls = Object.entries({ '/auth/profile': profile, ...answers }).map(
    ([call, answer]) =>
      [call, Promise.resolve(answer instanceof Response ? answer : Response.json(answer))] as const,
  );
  vi.stubGlobal('earlyCalls', { token: 'a', answers: new Map(calls) });
}

const never = () => new AbortController().signal;
const shown = () => document.querySelector('main')?.textContent?.trim();

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = page;
  Object.assign(document, { fonts: { load: async () => [] } });
});
afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(document, 'fonts');
  vi.unstubAllGlobals();
});

it('writes what was answered into the drawing of the screen', async () => {
  answered({ '/streak': someStreak({ freezes: 2 }) });
  expect(await showFirstWords('/dashboard', never())).toBe(true);
  expect(shown()).toMatch(/^Você tem 2 congelamentos/);
  expect(haveFirstWords()).toBe(true);
});

it('leaves the answers to the application', async () => {
  const streak = Response.json(someStreak());
  answered({ '/streak': streak });
  await showFirstWords('/dashboard', never());
  expect(streak.bodyUsed).toBe(false);
});

it('takes away what does not hold, in the hue of the subject, and nothing that is written can run', async () => {
  const title = '<img src=x onerror="document.title = 1">{subject}';
  answered({ [`/study-plans/${planId}`]: { data: { studyPlan: samplePlan({ title, isDelayed: true }) } } });
  expect(await showFirstWords(`/study-plans/${planId}`, never())).toBe(true);
  expect(document.querySelector('h1')?.textContent).toBe(title);
  expect(document.querySelectorAll('main svg, main img')).toHaveLength(0);
  expect(shown()).toContain('Atrasado');
  expect(document.querySelector<HTMLElement>('.subject')?.style.getPropertyValue('--subject-hue')).toMatch(
    /^\d+$/,
  );
});

it('shows above it what the account has to be told, in the theme of the profile', async () => {
  const user = someStudent({ emailVerified: false });
  user.preferences.theme = 'dark';
  answered({ '/auth/profile': { data: { user } }, '/streak': someStreak() });
  await showFirstWords('/dashboard', never());
  const banner = document.querySelector('main')?.previousElementSibling;
  expect(banner?.textContent).toBe('Confirme');
  expect(document.documentElement.dataset.theme).toBe('dark');
});

it('says the first card, unless a review goes on here or an answer waits to be sent', async () => {
  answered({ [reviewCall]: due });
  localStorage.setItem('flashcardReview.u1', '{}');
  expect(await showFirstWords('/flashcards/review', never())).toBe(false);
  localStorage.clear();
  await writeLetter('flashcardOutbox.u1.1', { op: '1' });
  expect(await showFirstWords('/flashcards/review', never())).toBe(false);
  await removeLetter('flashcardOutbox.u1.1');
  expect(await showFirstWords('/flashcards/review', never())).toBe(true);
  expect(shown()).toContain('O que é a mitose?');
});

it.each([
  ['another screen', '/flashcards', { '/streak': someStreak() }],
  ['a refused call', '/dashboard', { '/streak': new Response('{}', { status: 401 }) }],
  ['a call that was not made', '/dashboard', {}],
  ['an answer of another shape', `/study-plans/${planId}`, { [`/study-plans/${planId}`]: { data: {} } }],
  ['an answer that is none', '/dashboard', { '/streak': new Response('<h1>502</h1>') }],
  [
    'an account that is leaving',
    '/dashboard',
    {
      '/auth/profile': { data: { user: someStudent({ deletionAt: '2026-03-18T12:00:00.000Z' }) } },
      '/streak': someStreak(),
    },
  ],
])('writes nothing for %s', async (_, path, answers) => {
  answered(answers);
  expect(await showFirstWords(path, never())).toBe(false);
  expect(shown()).toBe('Carregando...');
});

it('waits for no answer to a token that is over', async () => {
  localStorage.setItem('token', `e30.${btoa(JSON.stringify({ exp: 1_700_000_000 }))}.x`);
  vi.stubGlobal('earlyCalls', { token: 'a', answers: new Map([['/auth/profile', new Promise(() => {})]]) });
  expect(await showFirstWords('/dashboard', never())).toBe(false);
});

it('writes nothing when it is too late, nor where the application has come', async () => {
  answered({ '/streak': someStreak() });
  expect(await showFirstWords('/dashboard', AbortSignal.abort())).toBe(false);
  document.querySelector('[data-for]')?.removeAttribute('data-for');
  expect(await showFirstWords('/dashboard', never())).toBe(false);
  expect(shown()).toBe('Carregando...');
});
