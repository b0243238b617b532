import type { Locator, Page } from '@playwright/test';
import { cutText, hiddenFocus, smallTargets } from '#test/e2e/barriers/reach-barriers.ts';
import {
  heard,
  listen,
  runningMotion,
  structureFlaws,
  unmarkedStates,
} from '#test/e2e/barriers/sense-barriers.ts';
import {
  accessibleText,
  api,
  appScreen,
  appSettled,
  dayAt,
  expect,
  freshEmail,
  makeCycle,
  makePlan,
  makeSyllabus,
  signUp,
  startTimer,
  test,
  useTestAccount,
  visit,
} from './journey.ts';

const phone = { width: 360, height: 740 };
/** 320 px, and a screen of 1280 × 800 px at 200 %. */
const narrow = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];
/** As far as WCAG 1.4.12 lets a reader space the text out. */
const spacedOut =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

const makeCards = (page: Page, count: number) =>
  api(page, 'POST', '/flashcards/bulk', {
    cards: Array.from({ length: count }, (_, index) => ({
      question: `Qual é a ${index + 1}ª capital?`,
      answer: `Salvador, ${index + 1}`,
      subject: 'História',
      tags: ['brasil'],
    })),
  });

/** Everything that stands in somebody's way on the page, at every size and in every way of seeing it. */
async function barriers(page: Page): Promise<string[]> {
  const found: Record<string, string[]> = {
    'with less motion': await runningMotion(page),
    'read aloud': await structureFlaws(page),
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  found['by finger'] = await smallTargets(page);
  for (const size of narrow) {
    await page.setViewportSize(size);
    found[`at ${size.width} px`] = [...(await cutText(page)), ...(await hiddenFocus(page))];
  }
  await page.emulateMedia({ forcedColors: 'active' });
  found['in the system’s colours'] = [...(await unmarkedStates(page)), ...(await hiddenFocus(page))];
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  return Object.entries(found).flatMap(([how, flaws]) => flaws.map((flaw) => `${how}: ${flaw}`));
}

async function expectNothingInTheWay(page: Page, paths: readonly string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await barriers(page), path).toEqual([]);
  }
}

test('guests reach, see and read everything', async ({ page }) => {
  await expectNothingInTheWay(page, ['/', '/login', '/register', '/terms-of-service', '/contact']);
});

test('visitors reach, see and read the library, where the application has its worker too', async ({
  page,
}) => {
  await page.goto('/login');
  await appSettled(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/biblioteca', '/biblioteca/matematica', '/biblioteca/matematica/funcao-quadratica']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Criar conta' })).toBeVisible();
    expect.soft(await barriers(page), path).toEqual([]);
  }
});

test('students reach, see and read everything', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Primeiros passos' })).toBeVisible();
  for (const size of narrow) {
    await page.setViewportSize(size);
    expect(await hiddenFocus(page)).toEqual([]);
  }

  const plan = await makePlan(page);
  const cycle = await makeCycle(page, { examDate: dayAt(60) });
  const syllabus = await makeSyllabus(page);
  await makeCards(page, 3);
  await api(page, 'POST', '/summaries', {
    title: 'Fotossíntese',
    subject: 'Biologia',
    originalText:
      'A fotossíntese transforma a energia da luz em energia química. Ela ocorre nos cloroplastos. A clorofila absorve a luz, e a planta libera oxigênio.',
  });
  await expectNothingInTheWay(page, [
    '/dashboard',
    '/study-plans',
    '/study-plans/create',
    `/study-plans/${plan}`,
    `/study-plans/${plan}?tab=topics`,
    '/flashcards',
    '/flashcards/create',
    '/flashcards/review',
    '/summaries',
    '/summaries/create',
    `/study-cycles/${cycle}?tab=schedule`,
    '/syllabi',
    '/syllabi/read',
    `/syllabi/${syllabus}`,
    `/syllabi/${syllabus}/edit`,
    `/syllabi/${syllabus}/plan`,
    '/pomodoro-history',
    '/professor',
    '/marketplace',
    '/library',
    '/library/matematica',
    '/library/matematica/funcao-quadratica',
    '/profile',
    '/payments',
  ]);

  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/dashboard', '/flashcards/create-from-text', `/study-plans/${plan}?tab=schedule`]) {
    await page.goto(path);
    await appSettled(page);
    await page.addStyleTag({ content: spacedOut });
    expect.soft(await cutText(page), `${path}, spaced out`).toEqual([]);
  }
});

test('the menu, the timer and the palette are reached, seen and read, too', async ({ page }) => {
  await useTestAccount(page);
  await page.goto('/dashboard');
  for (const [opener, name] of [
    ['Mais: abrir menu', 'Menu'],
    [/^Timer:/, 'Timer'],
    ['Buscar ou criar', 'Buscar ou criar'],
  ] as const) {
    await page
      .getByRole('banner')
      .or(page.locator('#root'))
      .getByRole('button', { name: opener })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    for (const size of [phone, ...narrow]) {
      await page.setViewportSize(size);
      expect.soft(await cutText(page), `${name} at ${size.width} px`).toEqual([]);
      expect.soft(await smallTargets(page, '[role=dialog]'), `${name} at ${size.width} px`).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await unmarkedStates(page), name).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.setViewportSize(phone);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  }
});

test('a screen reader hears of pages, ticks, cards and the end of the timer', async ({ page }) => {
  await listen(page);
  await useTestAccount(page);
  const plan = await makePlan(page);
  await makeCards(page, 1);

  await page.goto(`/study-plans/${plan}?tab=topics`);
  await expect(page.getByRole('region', { name: 'Progresso', exact: true })).toMatchAriaSnapshot(`
    - region "Progresso":
      - progressbar "Progresso do plano"
      - status: /0 de \\d+ atividades · 0 de 8 tópicos/
      - progressbar "Progresso geral"
  `);
  const topic = page.getByRole('checkbox').first();
  await topic.check();
  await expect.poll(() => heard(page)).toMatch(/1 de 8 tópicos/);

  await page.getByRole('link', { name: 'Planos de Estudo' }).click();
  await expect.poll(() => heard(page)).toMatch(/^Planos de Estudo$/m);
  await expect(page.locator('#conteudo')).toBeFocused();

  await page.goto('/flashcards/create');
  await expect(page.getByRole('form')).toMatchAriaSnapshot(`
    - textbox /Pergunta/
    - textbox /Resposta/
    - combobox "Matéria"
    - combobox "Baralho"
    - textbox /Tags/
    - group "Dificuldade, de 1 a 5":
      - radio /1 ?, fácil/
      - radio /3 ?, médio/ [checked]
      - radio /5 ?, difícil/
    - button "Salvar e criar outro"
    - button "Salvar"
  `);

  await page.goto('/flashcards/review');
  const stage = appScreen(page).getByRole('region', { name: 'Revisão' });
  await expect(stage).toMatchAriaSnapshot(`
    - paragraph: 1 de 1
    - timer "Tempo neste flashcard"
    - button /Desfazer/ [disabled]
    - progressbar "Progresso da revisão"
    - paragraph: Pergunta
    - text: História Geral Qual é a 1ª capital?
    - button /Mostrar resposta/
  `);
  expect(await accessibleText(page)).not.toContain('Salvador');
  await stage.getByRole('button', { name: /Mostrar resposta/ }).click();
  await expect.poll(() => heard(page)).toContain('Resposta: Salvador, 1');
  await expect(stage.getByRole('group', { name: 'Como você se saiu' })).toMatchAriaSnapshot(`
    - group "Como você se saiu":
      - button /Incorreto/
      - button /Difícil/
      - button /Correto/
  `);
  await stage.getByRole('button', { name: /Correto/ }).click();
  await expect.poll(() => heard(page)).toMatch(/^Correto\. /m);
  await expect.poll(() => heard(page)).toContain('Revisão concluída. 1 correta');

  // The pomodoro ends before the server's now.
  await page.clock.install({ time: Date.now() - 40 * 60_000 });
  await page.goto('/flashcards');
  await page.getByRole('button', { name: /^Timer:/ }).click();
  const timer = page.getByRole('dialog', { name: 'Timer' });
  await startTimer(timer);
  await expect(timer.getByRole('timer')).toHaveText(/^24:5/);
  await expect(timer.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /restantes$/);
  await page.clock.fastForward(25 * 60_000);
  await expect.poll(() => heard(page)).toContain('Sessão de Pomodoro concluída!');
});

/** Goes on with Tab, or back with Shift+Tab, until `wanted` has the focus; each stop on the way shows that it has it. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let stop = 0; stop < 400; stop++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    const unseen = await page.evaluate(() => {
      const focused = document.activeElement;
      // The page itself, and what it led to, may have it between two stops.
      if (!(focused instanceof HTMLElement) || focused.tabIndex < 0 || focused === document.body) return null;
      const around = [focused, ...((focused as HTMLInputElement).labels ?? [])];
      const isDrawn = around
        .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')])
        .some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px');
      const box = around.map((one) => one.getBoundingClientRect()).find(({ width }) => width > 1);
      const isInSight = box && box.bottom > 0 && box.top < innerHeight;
      return isDrawn && isInSight ? null : focused.outerHTML.split('>')[0];
    });
    expect(unseen, `focus on the way to ${wanted}`).toBeNull();
  }
  throw new Error(`${wanted} is not reached by ${key}`);
}

async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

async function write(page: Page, wanted: Locator, text: string): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.type(text);
}

/** Opens the menu and follows one of its links. */
async function goBy(page: Page, link: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Mais: abrir menu' }));
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: link }));
  await expect(page.locator('#conteudo')).toBeFocused();
}

test('an account, a plan, a tick, a card and its review need no pointer', async ({ page }) => {
  await page.goto('/register');
  await write(page, page.getByLabel('Nome'), 'Ana Lima');
  await write(page, page.getByLabel('Email'), freshEmail());
  await write(page, page.getByLabel('Senha', { exact: true }), 'segredo-bom-1');
  await write(page, page.getByLabel('Confirmar Senha'), 'segredo-bom-1');
  await write(page, page.getByLabel('Ano de nascimento'), '2000');
  await press(page, page.getByRole('checkbox', { name: /Termos de Serviço/ }), 'Space');
  await press(page, page.getByRole('checkbox', { name: /Política de Privacidade/ }), 'Space');
  await press(page, page.getByRole('button', { name: 'Registrar', exact: true }));
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('region', { name: 'Primeiros passos' })).toBeVisible();

  await goBy(page, 'Roadmaps');
  await press(page, page.getByRole('link', { name: /Novo Plano|Criar/ }).first());
  await press(page, page.getByRole('button', { name: 'Ajustar' }));
  await write(page, page.getByLabel('Título'), 'Funções e logaritmos');
  await write(page, page.getByLabel('Matéria'), 'Matemática');
  await tabTo(page, page.getByRole('radio', { name: 'Iniciante' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Intermediário' })).toBeChecked();
  await write(page, page.getByLabel('Objetivo 1'), 'Resolver questões de função afim');
  await press(page, page.getByRole('slider', { name: /tópicos/i }), 'ArrowLeft');
  await press(page, page.getByRole('button', { name: 'Criar plano' }));
  await page.waitForURL(/\/study-plans\/[0-9a-f-]{36}/);

  const activity = page.getByRole('tabpanel').getByRole('checkbox').first();
  await press(page, activity, 'Space');
  await expect(activity).toBeChecked();
  await expect(page.getByText(/^1 de \d+ atividades · /)).toBeVisible();

  await goBy(page, 'Flashcards');
  await press(page, page.getByRole('link', { name: /Criar flashcard/i }).first());
  await write(page, page.getByLabel(/^Pergunta/), 'Quanto é 2 + 2?');
  await write(page, page.getByLabel(/^Resposta/), 'Quatro');
  await write(page, page.getByLabel('Matéria'), 'Matemática');
  await press(page, page.getByRole('button', { name: 'Salvar', exact: true }));
  await page.waitForURL('**/flashcards');
  await press(page, page.getByRole('link', { name: /Revisar/ }).first());
  await page.waitForURL('**/flashcards/review');
  await press(page, page.getByRole('button', { name: /Mostrar resposta/ }));
  await press(page, page.getByRole('button', { name: /Correto/ }));
  await expect(page.getByRole('heading', { name: /Revisão concluída|concluída/ })).toBeVisible();
});
