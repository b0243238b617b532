import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoutes } from '#test/support/web.tsx';
import { LandingPage } from './landing-page.tsx';

it('says what the product is, at night, and leads to the registration, the login and the texts', async () => {
  renderRoutes({ '/': LandingPage }, { at: '/' });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Transforme Seus Estudos' });
  expect(heading.closest('[data-theme]')?.getAttribute('data-theme')).toBe('dark');
  expect(
    screen.getByText('A plataforma completa para organizar, otimizar e potencializar seu aprendizado.'),
  ).toBeTruthy();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Comece Agora Gratuitamente')).toBe('/register');
  expect(href('Entrar')).toBe('/login');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/terms-of-service',
    '/privacy-policy',
    '/contact',
  ]);
});
