import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { hasCloze } from '#shared/markdown/split-clozes.ts';
import { newSchedule } from '#shared/rules/grade-card.ts';
import { runs } from '#test/support/runs.ts';
import { sampleCard } from '#test/support/samples/flashcards.ts';
import { someStreak } from '#test/support/samples/streak.ts';
import { samplePlan } from '#test/support/samples/study-plans.ts';
import { someStudent } from '#test/support/web.tsx';
import { hasMarkup } from '#web/ui/rich-text/has-markup.ts';
import { closeVerifyNotice } from '../banner-words.ts';
import { bannersOf, dashboardWords, isPlain, planWords, reviewWords } from './words.ts';

const today = '2026-03-11';

beforeEach(() => localStorage.clear());

describe('a text that is drawn as it is typed', () => {
  it.each(['O que é a mitose?', 'Rio-92: quem foi?', 'Em 1822, (o quê) houve?\nDiga “quando”.', '50 % de 7'])(
    '%j is one',
    (text) => expect(isPlain(text)).toBe(true),
  );

  it.each([
    '',
    '  ',
    '**mitose**',
    '$x^2$',
    'A {{c1::mitose}}',
    '- um\n- dois',
    '1. um',
    'a_b_c',
    'www.x.br',
  ])('%j is none', (text) => expect(isPlain(text)).toBe(false));

  it('has neither markup nor clozes', () => {
    const pieces = fc.constantFrom(
      ...['a', 'é', '1', ' ', '\n', '\t', '-', '--', '---', '*', '_', '`', '#', '>', '<', '|', ':', '.', ')'],
      ...['(', '[', ']', '{{c1::', '}}', '$', '\\', '&amp;', '~', '+', '=', 'http://', 'www.', '@', '!', '"'],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        fc.pre(isPlain(text));
        expect(hasMarkup(text) || hasCloze(text)).toBe(false);
      }),
      runs(500),
    );
  });
});

it('a dashboard says the day and the run', () => {
  const streak = someStreak({ loginStreak: 1, freezes: 0, daysToNextFreeze: 6 });
  expect(dashboardWords(streak, today).words).toEqual({
    '{day}': 'quarta-feira, 11 de março',
    '{days}': '1',
    '{unit}': 'dia consecutivo',
    '{freezes}': 'Em mais 6 dias ativos você ganha um congelamento, que cobre um dia perdido.',
  });
});

describe('a plan', () => {
  it('says its title, its subject and what holds for it', () => {
    const plan = samplePlan({ title: 'Genética', subject: 'Biologia', isDelayed: true, progress: 100 });
    expect(planWords(plan)).toEqual({
      drawing: 'plan',
      words: {
        '{title}': 'Genética',
        '{subject}': 'Biologia',
        Fácil: 'Médio',
        Inativo: null,
        Atrasado: 'Atrasado',
        Concluído: 'Concluído',
      },
      subject: 'Biologia',
    });
  });

  it.each([
    [{ engine: 'model' }, 'plan of a model'],
    [{ engine: 'model', isAdvanced: true }, 'plan among others'],
    [{ isPublished: true }, 'plan among others'],
    [{ isPublishable: false }, 'plan among others'],
    [{ isTestAccount: true }, 'plan among others'],
    [{ numberOfReviews: 1, averageRating: 5 }, 'plan among others'],
  ] as const)('with %j is drawn as %s', (changes, drawing) =>
    expect(planWords(samplePlan(changes)).drawing).toBe(drawing),
  );
});

describe('a review', () => {
  const answeredToday = { newCards: 0, reviews: 0 };
  const ofCards = (...flashcards: ReturnType<typeof sampleCard>[]) =>
    reviewWords({ data: { flashcards }, answeredToday }, someStudent(), today);

  it('says its first card', () => {
    const words = ofCards(
      sampleCard({ deck: 'Enem::Células' }),
      sampleCard({ id: 'other', question: 'Outra?' }),
    );
    expect(words?.words).toEqual({
      '{place}': '1 de 2',
      '{question}': 'O que é a mitose?',
      '{subject}': 'Biologia',
      '{deck}': 'Enem › Células',
    });
  });

  it('leaves a question out that is more than words', () =>
    expect(ofCards(sampleCard({ question: 'Quanto é $2^3$?' }))?.words['{question}']).toBeNull());

  it('says nothing without a card, and passes over those that the day has no room for', () => {
    expect(ofCards()).toBeNull();
    const reviewed = { ...newSchedule(today), lastOn: '2026-03-01' };
    const { preferences } = someStudent();
    const user = someStudent({
      preferences: { ...preferences, review: { ...preferences.review, newPerDay: 0 } },
    });
    const flashcards = [sampleCard(), sampleCard({ id: 'seen', question: 'Já vista?', schedule: reviewed })];
    const words = reviewWords({ data: { flashcards }, answeredToday }, user, today);
    expect(words?.words).toMatchObject({ '{place}': '1 de 1', '{question}': 'Já vista?' });
  });
});

describe('what stands above a screen', () => {
  const names = (changes: Parameters<typeof someStudent>[0]) =>
    bannersOf(someStudent(changes), today)?.map(({ drawing }) => drawing);

  it('is what the account has to be told', () => {
    expect(names({})).toEqual([]);
    expect(names({ emailVerified: false })).toEqual(['verify']);
    expect(names({ emailVerified: false, consentVersion: null })).toEqual(['consent']);
    expect(names({ deletionAt: '2026-03-18T12:00:00.000Z' })).toBeUndefined();
  });

  it('leaves out the reminder that was closed for the day', () => {
    closeVerifyNotice('2026-03-10');
    expect(names({ emailVerified: false })).toEqual(['verify']);
    closeVerifyNotice(today);
    expect(names({ emailVerified: false })).toEqual([]);
  });

  it('says how long a test account lasts', () => {
    const expiresAt = new Date(Date.now() + 90 * 60_000).toISOString();
    const [banner] = bannersOf(someStudent({ isTestAccount: true, expiresAt }), today) ?? [];
    expect(banner).toEqual({
      drawing: 'test account',
      words: { 'A conta termina em {left}.': 'A conta termina em 1h 30min.' },
    });
  });
});
