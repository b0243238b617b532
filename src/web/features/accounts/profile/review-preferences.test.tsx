import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '#shared/contracts/accounts.ts';
import { someStudent, someTokens, stubApi } from '#test/support/web.tsx';
import { profileQuery } from '#web/session/current-user.ts';
import { storeTokens } from '#web/session/session.ts';
import {
  percentOf,
  ReviewPreferencesForm,
  retentionPercent,
  reviewPreferencesSchema,
  typedCount,
} from './review-preferences.tsx';

beforeEach(() => {
  localStorage.clear();
  storeTokens(someTokens);
});

const withReview = (review: User['preferences']['review']) =>
  someStudent({ preferences: { ...someStudent().preferences, review } });

function show(user: User, answer: object = { body: { data: { user } } }) {
  const calls = stubApi({ 'PUT /auth/profile': answer });
  const queryClient = new QueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <ReviewPreferencesForm user={user} />
    </QueryClientProvider>,
  );
  return { calls, queryClient };
}
const retention = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Retenção desejada' });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar revisão' }));
async function type(label: string, text: string) {
  await userEvent.clear(field(label));
  if (text) await userEvent.type(field(label), text);
}

describe('the review preferences', () => {
  it('show what is in force and what it means', () => {
    show(withReview({ retention: 0.85, newPerDay: 35, reviewsPerDay: 0 }));
    expect(retention().getAttribute('aria-valuetext')).toBe('85%');
    expect([retention().min, retention().max]).toEqual(['80', '95']);
    expect([field('Flashcards novos por dia').value, field('Revisões por dia').value]).toEqual(['35', '0']);
    expect(screen.getByText(/^De cada 100 flashcards, quantos você quer lembrar/)).toBeTruthy();
  });

  it('are saved, and the profile knows', async () => {
    const changed = withReview({ retention: 0.92, newPerDay: 15, reviewsPerDay: 9999 });
    const { calls, queryClient } = show(someStudent(), { body: { data: { user: changed } } });
    retention().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await type('Flashcards novos por dia', '15');
    await type('Revisões por dia', '9999');
    await save();
    expect(await screen.findByText('Perfil atualizado com sucesso!')).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({
      name: 'Ana Lima',
      preferences: { review: { retention: 0.92, newPerDay: 15, reviewsPerDay: 9999 } },
    });
    expect(queryClient.getQueryData(profileQuery.queryKey)?.preferences.review.newPerDay).toBe(15);
  });

  it.each([
    ['Flashcards novos por dia', '1001', 'Os flashcards novos por dia vão de 0 a 1.000.'],
    ['Flashcards novos por dia', '', 'Os flashcards novos por dia vão de 0 a 1.000.'],
    ['Revisões por dia', '10000', 'As revisões por dia vão de 0 a 9.999.'],
    ['Revisões por dia', '2,5', 'As revisões por dia vão de 0 a 9.999.'],
  ])('refuse %s "%s" beside the field, and keep it', async (label, text, sentence) => {
    const { calls } = show(someStudent());
    await type(label, text);
    await save();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(label));
    expect([field(label).value, calls.length]).toEqual([text, 0]);
  });

  it('lose nothing when they could not be saved', async () => {
    show(someStudent(), { status: 500, body: {} });
    await type('Revisões por dia', '120');
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe('Erro ao atualizar perfil. Tente novamente.');
    expect(field('Revisões por dia').value).toBe('120');
  });
});

it.each([
  ['20', 20],
  [' 007 ', 7],
  ['0', 0],
  [15, 15],
  ['', Number.NaN],
  ['1,5', Number.NaN],
  ['-3', Number.NaN],
  ['dez', Number.NaN],
])('reads %j as %d', (typed, count) => {
  expect(typedCount(typed)).toBe(count);
});

it('offers every whole percent that the contract takes, and no other', () => {
  const { min, max } = retentionPercent;
  const accepts = (percent: number) =>
    reviewPreferencesSchema.safeParse({ retention: percent / 100, newPerDay: 0, reviewsPerDay: 0 }).success;
  for (let percent = min; percent <= max; percent++) {
    expect(accepts(percent), String(percent)).toBe(true);
    expect(percentOf(percent / 100)).toBe(percent);
  }
  expect([accepts(min - 1), accepts(max + 1)]).toEqual([false, false]);
});
