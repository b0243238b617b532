import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderRoutes } from '#test/support/web.tsx';
import { gradeNames } from '#web/features/flashcards/card-labels.ts';
import { demos } from './demos.tsx';
import { LandingPage } from './view.tsx';

async function open() {
  renderRoutes({ '/': LandingPage }, { at: '/' });
  return screen.findByRole('heading', { level: 1, name: 'Transforme Seus Estudos' });
}

const links = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));

function scrollTo(pixels: number) {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

it('says what the product is, at night, and leads to the registration twice', async () => {
  const heading = await open();
  expect(heading.closest('[data-theme]')?.getAttribute('data-theme')).toBe('dark');
  expect(
    screen.getByText('A plataforma completa para organizar, otimizar e potencializar seu aprendizado.'),
  ).toBeTruthy();
  for (const name of ['Comece Agora Gratuitamente', 'Experimente Grátis Agora!'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/register');
});

it('leads from its header to its parts, the login and the registration, and from its foot to the texts', async () => {
  await open();
  expect(links(screen.getByLabelText('Principal'))).toEqual([
    '#features',
    '#testimonials',
    '/biblioteca',
    '/login',
    '/register',
  ]);
  for (const id of ['features', 'testimonials']) expect(document.getElementById(id)).not.toBeNull();
  expect(links(screen.getByRole('contentinfo'))).toEqual([
    '/biblioteca',
    '/terms-of-service',
    '/privacy-policy',
    '/contact',
  ]);
});

it('shows four features, three screens and three demos that can be stopped', async () => {
  await open();
  const features = within(screen.getByRole('region', { name: 'Recursos para cada hora do estudo' }));
  expect(features.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Planos de estudo',
    'Flashcards',
    'Ciclos de estudo com Pomodoro',
    'Resumos automáticos',
  ]);
  const screens = within(screen.getByRole('region', { name: 'Por dentro da Órbita' }));
  expect(screens.getAllByRole('figure')).toHaveLength(3);
  const demos = within(screen.getByRole('region', { name: 'Veja como funciona' }));
  expect(demos.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length)).toEqual([
    4, 4, 4,
  ]);
  expect(demos.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([
    'Pausar: Criar planos de estudo',
    'Pausar: Usar flashcards',
    'Pausar: Técnica Pomodoro',
  ]);
});

it('can be tried without an account', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'Experimentar sem cadastro' });
  expect(link.getAttribute('href')).toBe('/login?account=test');
  expect(link.getAttribute('rel')).toBe('nofollow');
});

it('gives every picture words and its size, and loads all but the first late', async () => {
  await open();
  const [first, ...pictures] = screen.getAllByRole('img');
  expect(first?.getAttribute('alt')).toMatch(/^O painel da Órbita/);
  expect(first?.getAttribute('loading')).toBeNull();
  expect(pictures).toHaveLength(15);
  for (const picture of pictures) {
    expect(picture.getAttribute('alt')).toMatch(/^[A-ZÀ-Ú].+\.$/);
    expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
    expect(picture.getAttribute('loading')).toBe('lazy');
  }
});

it('tells what students could say by their role only, and says so', async () => {
  await open();
  const part = within(screen.getByRole('region', { name: 'Depoimentos ilustrativos' }));
  const roles = part.getAllByRole('figure').map((figure) => figure.querySelector('figcaption')?.textContent);
  expect(roles).toEqual([
    'Estudante de pré-vestibular',
    'Estudante de enfermagem',
    'Candidata a concurso público',
  ]);
  expect(part.queryAllByRole('img')).toEqual([]);
});

it('darkens its header once it is scrolled past 50 px, and lightens it again', async () => {
  await open();
  const header = screen.getByRole('banner');
  scrollTo(50);
  expect(header.hasAttribute('data-scrolled')).toBe(false);
  scrollTo(51);
  expect(header.hasAttribute('data-scrolled')).toBe(true);
  scrollTo(0);
  expect(header.hasAttribute('data-scrolled')).toBe(false);
});

it('closes its menu when a link of it is followed', async () => {
  const hidePopover = vi.fn();
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover });
  onTestFinished(() => {
    for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await open();
  const menu = screen.getByLabelText('Principal');
  await userEvent.click(within(menu).getByText('Recursos'));
  expect(hidePopover).toHaveBeenCalledOnce();
  expect(menu.hasAttribute('open')).toBe(false);
});

it('opens and closes its menu where the browser knows no popover', async () => {
  await open();
  const menu = screen.getByLabelText('Principal');
  const button = screen.getByRole('button', { name: 'Menu' });
  const isOpen = (state: boolean) => {
    expect(menu.hasAttribute('open')).toBe(state);
    expect(button.getAttribute('aria-expanded')).toBe(String(state));
  };
  isOpen(false);
  await userEvent.click(button);
  isOpen(true);
  await userEvent.click(within(menu).getByText('Recursos'));
  isOpen(false);
  await userEvent.click(button);
  await userEvent.click(button);
  isOpen(false);
});

it('names the buttons of a review in its pictures as the review does', () => {
  const alts = demos.flatMap(({ steps }) => steps.map(({ alt }) => alt));
  const { incorrect, hard, correct } = gradeNames;
  expect(alts).toContain(`A resposta, e os botões ${incorrect}, ${hard} e ${correct}.`);
});
