import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderRoutes, someTokens } from '#test/support/web.tsx';
import { storeTokens } from '#web/session/session.ts';
import { PublicLayout } from './public-layout.tsx';

beforeEach(() => localStorage.clear());

it.each([
  ['guests to the login', false, 'Entrar', '/login'],
  ['students back to their panel', true, 'Voltar ao painel', '/dashboard'],
])('leads %s', async (_case, signedIn, name, href) => {
  if (signedIn) storeTokens(someTokens);
  renderRoutes({ '/contact': () => 'Contato da Órbita' }, { at: '/contact', layout: PublicLayout });
  expect((await screen.findByRole('main')).textContent).toBe('Contato da Órbita');
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});
