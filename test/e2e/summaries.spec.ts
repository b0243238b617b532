import type { Page } from '@playwright/test';
import { expect, expectNoBarriers, signUp, test, visit } from './journey.ts';

const text = `A fotossíntese é o processo pelo qual as plantas transformam a energia da luz em energia química.
Ela ocorre nos cloroplastos, organelas que contêm clorofila. A clorofila é o pigmento que absorve a luz.
Em 1779, Jan Ingenhousz descobriu que as plantas precisam de luz para liberar oxigênio.
Na fase clara, a energia da luz separa a água em hidrogênio e oxigênio.
Na fase escura, o ciclo de Calvin fixa o gás carbônico em açúcares.
O gás carbônico entra pelos estômatos, poros que a planta abre e fecha. A água sobe das raízes pelo xilema.
A temperatura, a luz e o gás carbônico limitam a velocidade da fotossíntese.
Algas e cianobactérias também fazem fotossíntese e produzem grande parte do oxigênio da atmosfera.
As folhas ficam amarelas no outono porque a clorofila se degrada e outros pigmentos aparecem.`;

/** Makes a summary through the API with the session of the page, and answers its id. */
function makeSummary(page: Page, changes: object = {}): Promise<string> {
  return page.evaluate(
    async (body) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('token')}`,
        'content-type': 'application/json',
      };
      const answer = await fetch('/api/summaries', { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(await answer.text());
      return ((await answer.json()) as { data: { summary: { id: string } } }).data.summary.id;
    },
    {
      title: 'Fotossíntese',
      subject: 'Biologia',
      originalText: text,
      maxLength: 100,
      tags: ['enem'],
      ...changes,
    },
  );
}

/** A PDF of the text, as a student's own program would print it. */
async function printed(page: Page): Promise<Buffer> {
  const paper = await page.context().newPage();
  await paper.setContent(`<h1>Fotossíntese</h1><p>${text.replaceAll('\n', '</p><p>')}</p>`);
  const pdf = await paper.pdf({ format: 'A4' });
  await paper.close();
  return pdf;
}

test('a text becomes a summary, which is edited and becomes flashcards', async ({ page }) => {
  await signUp(page);
  await page.goto('/summaries');
  await page.getByRole('link', { name: 'Criar resumo', exact: true }).click();
  await page.waitForURL('**/summaries/create');
  await page.getByLabel('Título').fill('Fotossíntese');
  await page.getByLabel('Matéria').selectOption('Biologia');
  await page.getByLabel('Texto original').fill(text);
  await page.getByRole('slider', { name: 'Tamanho máximo' }).fill('100');
  await page.reload();
  await expect(page.getByText('Recuperamos o que você já tinha preenchido.')).toBeVisible();
  await expect(page.getByLabel('Texto original')).toHaveValue(text);
  await page.getByRole('button', { name: 'Criar', exact: true }).click();

  await page.waitForURL(/\/summaries\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Fotossíntese' })).toBeVisible();
  await expect(page.getByText('Feito sem IA externa')).toBeVisible();
  await page.locator('details summary').first().click();
  await expect(page.locator('blockquote').first()).toBeVisible();

  await page.getByRole('button', { name: 'Regenerar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Regenerar' }).click();
  await expect(page.getByRole('button', { name: 'Usar este resumo' })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Manter o atual' }).click();

  await page.getByRole('link', { name: 'Editar' }).click();
  await page
    .getByRole('textbox', { name: 'Resumo', exact: true })
    .fill('A **clorofila** absorve a luz, e $6CO_2$ vira açúcar.');
  await page.getByRole('button', { name: 'Adicionar ponto-chave' }).click();
  await page
    .getByLabel(/^Ponto-chave \d/)
    .last()
    .fill('O xilema leva a água.');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Resumo atualizado.')).toBeVisible();
  await expect(page.locator('strong', { hasText: 'clorofila' })).toBeVisible();
  await expect(page.getByText('O xilema leva a água.')).toBeVisible();

  await page.getByRole('link', { name: 'Gerar flashcards' }).click();
  await expect(page.getByRole('link', { name: 'Fotossíntese' })).toBeVisible();
  await page.getByRole('button', { name: 'Gerar flashcards' }).click();
  await page.getByRole('button', { name: /Salvar \d+ flashcards?/ }).click();
  await expect(page.getByText(/criados? com sucesso!/)).toBeVisible();
  await page.waitForURL('**/flashcards');
});

test('a document becomes a PDF, and the summary stays in the list', async ({ page }) => {
  await signUp(page);
  await page.goto('/summaries/create');
  await page.getByLabel('Título').fill('Fotossíntese e luz');
  await page.getByRole('group', { name: 'Entrada' }).getByText('PDF', { exact: true }).click();
  await page
    .getByLabel('Arquivo para resumir')
    .setInputFiles({ name: 'aula.pdf', mimeType: 'application/pdf', buffer: await printed(page) });
  await expect(page.getByText('aula.pdf')).toBeVisible();
  await page.getByRole('group', { name: 'Formato' }).getByText('PDF', { exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Criar', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('resumo-Fotossíntese e luz.pdf');
  await page.waitForURL(/\/summaries$/);

  await page.getByRole('searchbox').fill('clorofilas');
  await expect(page.getByText('1 resumo', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Fotossíntese e luz' }).click();
  await expect(page.getByText('Documento de 1 página')).toBeVisible();
  await expect(page.getByText(/p\. 1$/).first()).toBeVisible();
});

test('a document that is none gets its sentence, and nothing typed is lost', async ({ page }) => {
  await signUp(page);
  await page.goto('/summaries/create');
  await page.getByLabel('Título').fill('Foto');
  await page.getByRole('group', { name: 'Entrada' }).getByText('PDF', { exact: true }).click();
  const buffer = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
  await page
    .getByLabel('Arquivo para resumir')
    .setInputFiles({ name: 'foto.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: 'Criar', exact: true }).click();
  await expect(
    page.getByText('Este arquivo não é PDF, Word (DOCX ou DOC) nem texto (TXT ou MD).'),
  ).toBeVisible();
  await expect(page.getByLabel('Título')).toHaveValue('Foto');
  await expect(page.getByText('foto.pdf')).toBeVisible();
});

test('the free plan sees that sharing is not part of it', async ({ page }) => {
  await signUp(page);
  await page.goto('/summaries/create');
  await expect(page.getByRole('checkbox', { name: 'Disponível no Premium' })).toBeDisabled();
  await page.goto(`/summaries/${await makeSummary(page)}`);
  await expect(page.getByRole('switch', { name: 'Disponível no Premium' })).toBeDisabled();
});

test('on paper there is only the summary', async ({ page }) => {
  await signUp(page);
  await page.goto(`/summaries/${await makeSummary(page)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Resumo', exact: true })).toBeVisible();
  for (const name of ['Exportar', 'Excluir', /Texto original/])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('no screen of summaries has a barrier', async ({ page }) => {
  await signUp(page);
  const id = await makeSummary(page);
  await makeSummary(page, { title: 'A'.repeat(160), tags: ['x'.repeat(40), 'enem'] });
  // A free student has nothing to share: somebody else's summary is made up.
  await page.route(`**/api/summaries/public/${id}`, async (route) => {
    const own = route.request().url().replace('/public', '');
    const { data } = (await (await route.fetch({ url: own })).json()) as { data: { summary: object } };
    const author = { name: 'Conta de demonstração 1', picture: null };
    const summary = { ...data.summary, author, isOwn: false, publishedAt: '2026-03-10T12:00:00.000Z' };
    await route.fulfill({ json: { data: { summary } } });
  });
  for (const path of [
    '/summaries',
    '/summaries?q=zzz',
    '/summaries/create',
    '/summaries/public',
    `/summaries/public/${id}`,
    `/summaries/${id}`,
    `/summaries/${id}/edit`,
    '/summaries/00000000-0000-7000-8000-000000000000',
    `/flashcards/create-from-text?summary=${id}`,
  ]) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoBarriers(page, path);
  }
});
