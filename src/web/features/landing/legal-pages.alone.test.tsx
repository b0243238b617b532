import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import type { JSX } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ContactPage } from './contact/view.tsx';
import { PrivacyPolicyPage } from './privacy-policy/view.tsx';
import { TermsOfServicePage } from './terms-of-service/view.tsx';
import { useSupportEmail } from './use-support-email.ts';

vi.mock('./use-support-email.ts', () => ({ useSupportEmail: vi.fn() }));

const pages: Record<string, () => JSX.Element> = {
  '/terms-of-service': TermsOfServicePage,
  '/privacy-policy': PrivacyPolicyPage,
  '/contact': ContactPage,
};

type Contact = ReturnType<typeof useSupportEmail>;
const answer = (state: object) => vi.mocked(useSupportEmail).mockReturnValue(state as Contact);

beforeEach(() => {
  window.scrollTo = vi.fn();
  answer({ isPending: false, isError: false, data: { supportEmail: 'suporte@exemplo.test' } });
});

async function open(path: string): Promise<HTMLElement> {
  const root = createRootRoute();
  const routes = Object.entries(pages).map(([path, component]) =>
    createRoute({ getParentRoute: () => root, path, component }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const { container } = render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return container;
}

const plain = (page: HTMLElement) => page.textContent.replace(/\s+/g, ' ');

describe('the terms', () => {
  test('carry the date of the version that registration agrees to', async () => {
    expect(plain(await open('/terms-of-service'))).toContain('Última atualização: 05 de junho de 2025');
  });

  test('state prices, duration, guarantee and the rule about the e-mail of the payer', async () => {
    const text = plain(await open('/terms-of-service'));
    for (const fact of [
      'R$ 19,90 por 30 dias',
      'R$ 39,90 por 30 dias',
      'Não há renovação automática',
      'até 7 dias corridos',
      'requer que o email do pagador, no comprovante, seja o mesmo email da sua conta',
      'um email diferente nunca impede que ele ative o seu plano',
    ]) {
      expect(text).toContain(fact);
    }
  });

  test('number their sections in order', async () => {
    await open('/terms-of-service');
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.map((title) => Number.parseInt(title, 10))).toEqual(titles.map((_, index) => index + 1));
  });
});

test('every anchor on the three pages leads to a heading that exists', async () => {
  const ids = new Map<string, Set<string>>();
  const links: string[] = [];
  for (const path of Object.keys(pages)) {
    const page = await open(path);
    ids.set(path, new Set([...page.querySelectorAll('[id]')].map(({ id }) => id)));
    for (const link of page.querySelectorAll('a[href*="#"]')) {
      const href = link.getAttribute('href') ?? '';
      links.push(href.startsWith('#') ? path + href : href);
    }
    expect(ids.get(path)?.size).toBe(page.querySelectorAll('[id]').length);
    page.remove();
  }
  expect(links.length).toBeGreaterThan(40);
  const dangling = links.filter((link) => !ids.get(link.split('#')[0] ?? '')?.has(link.split('#')[1] ?? ''));
  expect(dangling).toEqual([]);
});

describe('the support contact', () => {
  test('is a link to write to', async () => {
    await open('/contact');
    expect(screen.getByRole('link', { name: 'suporte@exemplo.test' })).toHaveProperty(
      'href',
      'mailto:suporte@exemplo.test',
    );
  });

  test('says whom to talk to when the installation has none', async () => {
    answer({ isPending: false, isError: false, data: { supportEmail: null } });
    expect(plain(await open('/contact'))).toContain('Fale com quem administra esta instalação');
  });

  test('can be asked for again when it did not load', async () => {
    const refetch = vi.fn();
    answer({ isPending: false, isError: true, refetch });
    await open('/contact');
    screen.getByRole('button', { name: 'Tentar novamente' }).click();
    expect(refetch).toHaveBeenCalledOnce();
  });
});

describe('where no plans are sold', () => {
  beforeEach(() => {
    document.documentElement.dataset.plans = 'off';
    return () => void delete document.documentElement.dataset.plans;
  });

  test.each(Object.keys(pages))('%s speaks of no price and no payment', async (path) => {
    const page = await open(path);
    expect(plain(page)).not.toMatch(/R\$|PIX|Mercado Pago|pagamento|compra|pago|reembolso|\bvende\b/i);
    const anchors = [...page.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    for (const { hash } of anchors) expect(page.querySelector(hash), hash).not.toBeNull();
  });

  test('the sections of the terms are counted without a gap', async () => {
    const page = await open('/terms-of-service');
    const numbers = [...page.querySelectorAll('h2')].map(({ textContent }) =>
      Number.parseInt(textContent, 10),
    );
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});
