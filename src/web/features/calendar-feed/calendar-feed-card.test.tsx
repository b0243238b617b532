import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { someTokens, stubApi } from '#test/support/web.tsx';
import { storeTokens } from '#web/session/session.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { CalendarFeedCard } from './calendar-feed-card.tsx';

beforeEach(() => {
  localStorage.clear();
  storeTokens(someTokens);
});

afterEach(() => vi.unstubAllGlobals());

const address = 'https://orbita.example/api/calendar-feed/um.segredo.ics';
const none = { url: null, createdAt: null };
const kept = { url: null, createdAt: '2026-03-11T15:00:00.000Z' };

function show(feed: object, answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({ 'GET /calendar-feed': { body: { data: { feed } } }, ...answers });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <CalendarFeedCard />
      </ToastProvider>
    </QueryClientProvider>,
  );
  return calls;
}
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('makes a secret address, which can be copied or opened, and shows it this once', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { userAgent: navigator.userAgent, clipboard: { writeText } });
  show(none, {
    'POST /calendar-feed': { status: 201, body: { data: { feed: { ...kept, url: address } } } },
  });
  await click('Criar endereço secreto');
  expect((await screen.findByLabelText<HTMLInputElement>('Endereço secreto')).value).toBe(address);
  const link = screen.getByRole('link', { name: 'Abrir no calendário' });
  expect(link.getAttribute('href')).toBe(address.replace('https:', 'webcal:'));
  await click('Copiar endereço');
  expect(await screen.findAllByText('Endereço copiado.')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(address);
});

it('says that an address exists without showing it, and revokes it after asking', async () => {
  const calls = show(kept, { 'DELETE /calendar-feed': { status: 204 } });
  expect(await screen.findByText(/criado em 11\/03\/2026/)).toBeTruthy();
  expect(screen.queryByLabelText('Endereço secreto')).toBeNull();
  await click('Revogar');
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await click('Revogar endereço');
  expect(await screen.findAllByText('Endereço revogado.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Criar endereço secreto' })).toBeTruthy();
});

it('says what failed, and keeps the address', async () => {
  show(kept, {
    'POST /calendar-feed': { status: 500, body: {} },
    'DELETE /calendar-feed': { status: 500, body: {} },
    'GET /calendar-feed/download': { status: 500, body: {} },
  });
  await click('Criar outro endereço');
  expect(await screen.findAllByText('Não foi possível criar o endereço. Tente novamente.')).toBeTruthy();
  await click('Baixar .ics');
  expect(await screen.findAllByText('Não foi possível baixar o calendário. Tente novamente.')).toBeTruthy();
  await click('Revogar');
  await click('Revogar endereço');
  expect(await screen.findByText('Não foi possível revogar o endereço. Tente novamente.')).toBeTruthy();
});
