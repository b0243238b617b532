import type { Browser, Page } from '@playwright/test';
import {
  anotherBrowser,
  chooseAction,
  expect,
  expectNoBarriers,
  expectNoSidewaysScroll,
  makePlan,
  signUp,
  test,
} from './journey.ts';

/** Another student in a browser of their own. */
async function another(browser: Browser, name: string, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await anotherBrowser(browser);
  try {
    const page = await context.newPage();
    await signUp(page, name);
    await work(page);
  } finally {
    await context.close();
  }
}

const word = () => `Astrolábio${Date.now().toString(36)}`;

/** Sends `topics` in place of those that the plan has, through the API. */
const addTopic = (page: Page, planId: string, name: string) =>
  page.evaluate(
    async ([id, added]) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('token')}`,
        'content-type': 'application/json',
      };
      const read = await fetch(`/api/study-plans/${id}`, { headers });
      const { data } = (await read.json()) as { data: { studyPlan: { topics: object[] } } };
      const topics = [...data.studyPlan.topics, { name: added }];
      const answer = await fetch(`/api/study-plans/${id}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ topics }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [planId, name] as const,
  );

test('a plan is published, found, cloned and reviewed, and its new version reaches the clone', async ({
  page,
  browser,
}) => {
  const title = word();
  await signUp(page, 'Bia Rocha');
  const planId = await makePlan(page, { title });
  await page.goto(`/study-plans/${planId}`);
  await chooseAction(page, 'Publicar');
  const asked = page.getByRole('dialog', { name: 'Publicar no marketplace?' });
  await expect(asked.getByText('Bia Rocha')).toBeVisible();
  await expectNoBarriers(page);
  await asked.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Plano publicado no marketplace.').first()).toBeVisible();

  await another(browser, 'Caio Reis', async (reader) => {
    await reader.goto('/marketplace');
    await reader.getByRole('searchbox', { name: 'Buscar planos publicados...' }).fill(title.toUpperCase());
    await expect(reader.getByText('1 plano', { exact: true })).toBeVisible();
    await reader.getByRole('link', { name: title }).click();
    await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(reader.getByText('Bia Rocha')).toBeVisible();
    await expectNoSidewaysScroll(reader);

    await reader.getByRole('tab', { name: /Avaliações/ }).click();
    const send = reader.getByRole('button', { name: 'Enviar avaliação' });
    await expect(send).toBeDisabled();
    await reader.locator('label', { hasText: '4 estrelas' }).click();
    await reader.getByLabel('Comentário').fill('Semanas bem divididas.');
    // What floats on a phone is not over what is being written.
    const isPhone = (reader.viewportSize()?.width ?? 0) < 640;
    await expect(reader.getByRole('button', { name: 'Clonar plano' })).toBeVisible({ visible: !isPhone });
    await send.click();
    await expect(reader.getByRole('button', { name: 'Atualizar avaliação' })).toBeVisible();
    await expect(reader.getByRole('listitem').filter({ hasText: 'Semanas bem divididas.' })).toBeVisible();
    await expectNoBarriers(reader);

    await reader.getByRole('tab', { name: 'Detalhes do Plano' }).click();
    await reader.getByRole('button', { name: 'Clonar plano' }).click();
    await expect(reader.getByText(/Plano clonado com sucesso!/).first()).toBeVisible();
    await reader.waitForURL('**/study-plans');
    await reader.getByRole('link', { name: 'Ver Detalhes' }).click();
    await expect(reader.getByText('Não Publicável')).toBeVisible();
    await reader.getByRole('tab', { name: 'Visão Geral' }).click();
    await expect(reader.getByText('Clonado de Bia Rocha')).toBeVisible();
    await reader.getByRole('tab', { name: 'Tópicos' }).click();
    const first = reader.getByRole('checkbox').first();
    await first.click();
    await expect(first).toBeChecked();

    await addTopic(page, planId, 'Estrelas-guia');
    await page.reload();
    await page.getByRole('button', { name: 'Atualizar publicação' }).click();
    await expect(page.getByText('Publicação atualizada.').first()).toBeVisible();

    await reader.getByRole('tab', { name: 'Cronograma' }).click();
    await reader.reload();
    await reader.getByRole('button', { name: 'Ver o que muda' }).click();
    await expect(reader.getByRole('dialog').getByText('Estrelas-guia')).toBeVisible();
    await expectNoBarriers(reader);
    await reader.getByRole('button', { name: 'Trocar pela nova versão' }).click();
    await expect(reader.getByText('Seu plano agora é a nova versão.').first()).toBeVisible();
    await reader.getByRole('tab', { name: 'Tópicos' }).click();
    await expect(reader.getByText('Estrelas-guia')).toBeVisible();
    await expect(reader.getByRole('checkbox').first()).toBeChecked();
  });

  await page.reload();
  await page.getByRole('tab', { name: 'Visão Geral' }).click();
  await page.getByRole('button', { name: 'Avaliações (1)' }).click();
  await expect(page.getByRole('dialog').getByText('Semanas bem divididas.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'No marketplace' }).click();
  await expect(page.getByText('Visualizações').first()).toBeVisible();
  await expectNoBarriers(page);
});

test('filters live in the address, typos are forgiven, and the list is where it was on the way back', async ({
  page,
  browser,
}) => {
  const title = word();
  await another(browser, 'Duda Melo', async (author) => {
    const id = await makePlan(author, { title, subject: 'Astronomia', difficulty: 'avançado' });
    await author.goto(`/study-plans/${id}`);
    await chooseAction(author, 'Publicar');
    await author.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
    await expect(author.getByText('Publicado', { exact: true })).toBeVisible();
  });
  await signUp(page);
  await page.goto('/marketplace?difficulty=hard');
  const typo = `${title.slice(0, 5)}${title.slice(6)}`;
  await page.getByRole('searchbox').fill(typo);
  await expect(page.getByText(/Mostrando resultados para/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(typo)}`));
  await page.reload();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('tab', { name: /Avaliações/ }).waitFor();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(typo);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.goto('/marketplace?q=xyzxyzxyz&difficulty=easy');
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL(/\/marketplace$/);
  await expectNoBarriers(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
