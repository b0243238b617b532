import type { Locator, Page } from '@playwright/test';
import type { ScreenKind } from '../src/web/features/landing/screen-sizes.ts';

export type Theme = 'light' | 'dark';
/** Takes the picture `name` of the screen, scrolled until `top` stands right below the header when it is given. */
type Shoot = (name: string, top?: Locator) => Promise<void>;

/** A walk through the product that stops at the screens the landing page shows. */
interface Journey {
  kind: ScreenKind;
  theme: Theme;
  walk(page: Page, shoot: Shoot): Promise<void>;
}

const hour = 3_600_000;

/** Opens a screen without the timer's pill of wide windows, which would cover a corner of the picture. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.addStyleTag({ content: 'aside[aria-label="Timer"] { visibility: hidden }' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function dashboard(page: Page, shoot: () => Promise<void>): Promise<void> {
  await visit(page, '/dashboard');
  await shoot();
}

async function studyCycle(page: Page, shoot: Shoot): Promise<void> {
  await visit(page, '/study-cycles');
  await page.getByRole('link', { name: 'Ciclo do Enem' }).click();
  await page.getByRole('tab', { name: 'Cronograma' }).click();
  await shoot('study-cycle', page.getByRole('heading', { name: 'Cronograma' }));
}

async function summary(page: Page, shoot: Shoot): Promise<void> {
  await visit(page, '/summaries');
  await page.getByRole('link', { name: /Imunidade/ }).click();
  const title = page.getByRole('heading', { level: 1, name: /Imunidade/ });
  await shoot('summary', title);
}

async function createPlan(page: Page, shoot: Shoot): Promise<void> {
  await visit(page, '/study-plans/create');
  await page.getByRole('button', { name: 'Ajustar' }).click();
  const title = page.getByLabel('Título');
  await page.getByLabel('Matéria').fill('Biologia');
  await page.getByLabel('Matéria').press('Escape');
  await title.fill('Biologia para o Enem');
  await title.blur();
  await shoot('plan-1', title.locator('xpath=ancestor::section'));
  await page.getByLabel('Objetivo 1', { exact: true }).fill('Acertar as questões de genética');
  await page.getByRole('button', { name: 'Todo dia, 2h' }).click();
  await shoot('plan-2', page.getByRole('group', { name: /Horas por dia/ }));
  await page.getByRole('button', { name: 'Criar Plano' }).click();
  await page.getByRole('heading', { level: 1, name: 'Biologia para o Enem' }).waitFor();
  await page.getByRole('tab', { name: 'Tópicos' }).click();
  await shoot('plan-3', page.getByRole('tablist'));
  await page.getByRole('tab', { name: 'Cronograma' }).click();
  for (const box of (await page.getByRole('checkbox').all()).slice(0, 2)) await box.check();
  await shoot('plan-4', page.getByRole('heading', { name: 'Cronograma de Estudos' }));
}

async function reviewCards(page: Page, shoot: Shoot): Promise<void> {
  await visit(page, '/flashcards');
  await shoot('cards-1', page.getByRole('button', { name: /^Biologia/ }));
  await visit(page, '/flashcards/review');
  await shoot('cards-2');
  await page.getByRole('button', { name: /Mostrar resposta/ }).click();
  await shoot('cards-3');
  await visit(page, '/flashcards/stats');
  await shoot('cards-4', page.getByRole('heading', { name: /Próximos/ }));
}

async function focus(page: Page, shoot: Shoot): Promise<void> {
  // In the past, as the server refuses sessions that end in its future.
  await page.clock.install({ time: Date.now() - hour });
  await page.goto('/dashboard');
  const timer = page.getByRole('button', { name: /^Timer:/ });
  const panel = page.getByRole('dialog', { name: 'Timer' });
  await timer.click();
  await panel.getByRole('radio', { name: 'Leitura' }).press('Space');
  await shoot('focus-1');
  await panel.getByRole('button', { name: 'Iniciar' }).click();
  await page.clock.fastForward('09:14');
  await panel.getByText(/^15:/).waitFor();
  await shoot('focus-2');
  await page.clock.fastForward('16:00');
  await panel.getByRole('button', { name: 'Iniciar' }).click();
  await page.clock.fastForward('02:05');
  await panel.getByText(/^02:/).waitFor();
  await shoot('focus-3');
  await visit(page, '/pomodoro-history');
  await shoot('focus-4', page.getByRole('region', { name: 'Totais' }));
}

/** In this order: each leaves the demo student's account as the next expects it. */
export const journeys: Journey[] = [
  { kind: 'wide', theme: 'dark', walk: (page, shoot) => dashboard(page, () => shoot('dashboard')) },
  { kind: 'day', theme: 'dark', walk: (page, shoot) => dashboard(page, () => shoot('day')) },
  { kind: 'phone', theme: 'dark', walk: summary },
  { kind: 'phone', theme: 'dark', walk: createPlan },
  { kind: 'phone', theme: 'light', walk: studyCycle },
  { kind: 'phone', theme: 'light', walk: reviewCards },
  { kind: 'phone', theme: 'dark', walk: focus },
];
