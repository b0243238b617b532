import type { Page } from '@playwright/test';
import { api, expect, expectNoBarriers, expectNoSidewaysScroll, makePlan, signUp, test } from './journey.ts';

const notes = `A Revolta da Vacina aconteceu no Rio de Janeiro em novembro de 1904.
O estopim foi a lei que tornou obrigatória a vacinação contra a varíola.
Oswaldo Cruz dirigia a saúde pública e comandou a campanha sanitária.`;

const card = (question: string, answer: string) => ({ question, answer, subject: 'Biologia' });
const makeCards = (page: Page) =>
  api(page, 'POST', '/flashcards/bulk', {
    cards: [
      card('O que é a mitose?', 'A mitose é a divisão de uma célula em duas células-filhas iguais.'),
      card('O que a mitose produz?', 'A mitose produz duas células com o mesmo número de cromossomos.'),
    ],
  });

const greeting = (page: Page) => page.getByText('Olá! Como posso te ajudar com seus estudos hoje?');
const box = (page: Page) => page.getByLabel('Sua mensagem');
const log = (page: Page) => page.getByRole('log', { name: 'Mensagens' });
const answers = (page: Page) => log(page).getByRole('article', { name: 'Professor IA' });

/** Opens the tutor on the conversation that begins there. */
async function open(page: Page): Promise<void> {
  await page.goto('/professor');
  await expect(greeting(page)).toBeVisible();
}

/** Asks by keyboard, and waits until the answer stands there. */
async function ask(page: Page, text: string): Promise<void> {
  const before = await log(page).getByRole('article', { name: 'Você' }).count();
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(log(page).getByRole('article', { name: 'Você' })).toHaveCount(before + 1);
  await expect(page.getByText('Digitando...')).toHaveCount(0);
  await expect(box(page)).toBeFocused();
}

/** On a narrow screen the conversations are in a drawer. */
async function showList(page: Page): Promise<void> {
  const drawer = page.getByRole('button', { name: 'Mostrar conversas' });
  if (await drawer.isVisible()) await drawer.click();
}

test('a student asks about an own card and keeps what the answer says', async ({ page }) => {
  await signUp(page);
  await makeCards(page);
  const plan = await makePlan(page);
  await open(page);
  await expect(page).toHaveURL(/\/professor\?c=/);
  await expectNoBarriers(page);

  await ask(page, 'O que é mitose?');
  await expect(answers(page).last()).toContainText('células-filhas iguais');
  await expect(answers(page).last()).toContainText('Sem IA externa');
  await answers(page).last().getByRole('link', { name: 'Fonte 1' }).first().click();
  await expect(
    answers(page).last().getByRole('listitem').filter({ hasText: 'Flashcard' }).first(),
  ).toBeFocused();
  const size = page.viewportSize();
  for (const width of [320, size?.width ?? 1280]) {
    await page.setViewportSize({ width, height: size?.height ?? 800 });
    await expectNoSidewaysScroll(page);
  }
  await expectNoBarriers(page);

  await answers(page).last().getByRole('button', { name: 'Criar flashcard' }).click();
  const cards = page.getByRole('dialog', { name: 'Criar flashcard' });
  await expect(cards.getByLabel('Pergunta')).toHaveValue('O que é mitose?');
  await cards.getByLabel('Matéria').fill('Biologia');
  await expectNoBarriers(page);
  await cards.getByRole('button', { name: 'Salvar flashcard' }).click();
  await expect(page.getByText('1 flashcard criado com sucesso!')).toBeVisible();

  await answers(page).last().getByRole('button', { name: 'Salvar como resumo' }).click();
  await page.getByRole('button', { name: 'Salvar resumo' }).click();
  await expect(page.getByText('Resumo salvo em Resumos.')).toBeVisible();

  await answers(page).last().getByRole('button', { name: 'Adicionar ao plano' }).click();
  await page.getByRole('button', { name: 'Adicionar tópico' }).click();
  await expect(page.getByText(/Tópico adicionado a/)).toBeVisible();

  await ask(page, 'O que estudo agora?');
  await expect(page.getByRole('heading', { level: 1, name: /mitose/i })).toBeVisible();
  await answers(page)
    .last()
    .getByRole('link', { name: /^revis/i })
    .click();
  await page.waitForURL(/\/flashcards\/review/);

  await page.goto('/flashcards');
  await expect(page.getByText('O que é mitose?').first()).toBeVisible();
  await page.goto('/summaries');
  await expect(page.getByText('O que é mitose?').first()).toBeVisible();
  await page.goto(`/study-plans/${plan}?tab=topics`);
  await expect(page.getByText('O que é mitose?').first()).toBeVisible();
});

test('a student is asked instead of told, is quizzed, and asks about a file', async ({ page }) => {
  await signUp(page);
  await makeCards(page);
  await open(page);
  await page.getByText('Socrático', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Socrático' })).toBeChecked();
  await ask(page, 'Explique a mitose');
  await expect(answers(page).last()).toContainText('?');
  await page.getByText('Normal', { exact: true }).click();

  await showList(page);
  await page.getByRole('button', { name: 'Nova Conversa' }).first().click();
  await expect(greeting(page)).toBeVisible();
  await ask(page, 'Me pergunte sobre mitose');
  await expect(answers(page).last()).toContainText('mitose');
  await ask(page, 'Uma célula se divide em duas células-filhas iguais');
  await expect(answers(page)).toHaveCount(2);

  await page.getByLabel('Arquivo para anexar').setInputFiles({
    name: 'revolta.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(notes),
  });
  await expect(page.getByRole('button', { name: 'Remover anexo' })).toBeVisible();
  await ask(page, 'Quem comandou a campanha sanitária da Revolta da Vacina?');
  await expect(log(page).getByText('revolta.txt').first()).toBeVisible();
  await expect(answers(page).last()).toContainText('Oswaldo Cruz');
  await expect(answers(page).last().getByRole('region', { name: 'Fontes' })).toContainText('Anexo');
  await expectNoBarriers(page);
});

test('nothing is lost when an answer is stopped, broken off or left', async ({ page }) => {
  await signUp(page);
  await makeCards(page);
  await open(page);
  const calls = '**/api/chatbot/conversations/*/messages';

  await page.route(calls, () => {});
  await box(page).fill('O que é mitose?');
  await box(page).press('Enter');
  await expect(page.getByText('Digitando...')).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('O que é mitose?');
  await page.reload();
  await expect(greeting(page)).toBeVisible();
  await expect(box(page)).toHaveValue('O que é mitose?');

  await page.unroute(calls);
  await page.route(calls, async (route) => {
    const response = await route.fetch();
    const [begun] = (await response.text()).split('\n\n');
    await route.fulfill({ response, body: `${begun}\n\n` });
  });
  await box(page).press('Enter');
  await expect(answers(page).last()).toContainText('células-filhas iguais');
  await expect(box(page)).toHaveValue('');

  await page.unroute(calls);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await route.fetch();
    answer();
  });
  await box(page).fill('O que a mitose produz?');
  await box(page).press('Enter');
  await answered;
  await page.reload();
  await expect(log(page).getByRole('article', { name: 'Você' })).toHaveCount(2);
  await expect(answers(page)).toHaveCount(2);
  await expect(page.getByText('Digitando...')).toHaveCount(0);
  await expect(box(page)).toHaveValue('');
});

test('a conversation is renamed, found, taken along and deleted', async ({ page }) => {
  await signUp(page);
  await makeCards(page);
  await open(page);
  await ask(page, 'O que é mitose?');
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Renomear conversa' }).click();
  await expect(page.getByRole('textbox', { name: 'Título da conversa' })).toBeFocused();
  await page.keyboard.type('Divisão celular');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Divisão celular' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Exportar conversa' }).click();
  expect((await download).suggestedFilename()).toBe('divisao-celular.md');

  await showList(page);
  await page.getByRole('button', { name: 'Nova Conversa' }).first().click();
  await expect(greeting(page)).toBeVisible();
  await showList(page);
  await page.getByRole('searchbox', { name: 'Buscar nas conversas' }).fill('celulas iguais');
  const found = page.getByRole('list', { name: 'Conversas' }).getByRole('link');
  await expect(found).toHaveCount(1);
  await expectNoBarriers(page);
  await found.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Divisão celular' })).toBeVisible();

  await page.getByRole('button', { name: 'Excluir conversa' }).click();
  await expect(page.getByText('Excluir?')).toBeVisible();
  await page.getByRole('button', { name: 'Não', exact: true }).click();
  await page.getByRole('button', { name: 'Excluir conversa' }).click();
  await page.getByRole('button', { name: 'Sim', exact: true }).click();
  await expect(greeting(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Nova Conversa' })).toBeVisible();
});
