import { Outlet } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleDetail, sampleListing, sampleReview } from '#test/support/samples/marketplace.ts';
import { heldAnswer, renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { MarketplacePlanPage } from './view.tsx';

const { id } = sampleListing();
const student = someStudent();
const path = `/study-plans/marketplace/${id}`;
const detail = `GET ${path}`;
const send = `POST /study-plans/${id}/reviews`;
const remove = `DELETE /study-plans/${id}/reviews`;
const profile = 'GET /auth/profile';

const own = sampleReview({
  id: 'minha',
  user: { id: student.id, username: 'Ana Lima', profilePicture: null },
  rating: 3,
  comment: 'Bom começo.',
});

function open(
  changes: Parameters<typeof sampleDetail>[0] = {},
  answers: Parameters<typeof stubApi>[0] = {},
  at = `/marketplace/${id}?tab=reviews`,
) {
  const calls = stubApi({
    [detail]: { body: sampleDetail(changes) },
    [`POST ${path}/views`]: { status: 204 },
    [profile]: { body: { data: { user: student } } },
    ...answers,
  });
  const layout = () => (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  );
  return { ...renderRoutes({ '/marketplace/$planId': MarketplacePlanPage }, { at, layout }), calls };
}
const form = () => screen.findByRole('form', { name: 'Avaliação' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Comentário/ });
const star = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const list = () => within(screen.getByRole('list', { name: 'Lista de avaliações' }));

beforeEach(() => sessionStorage.clear());

describe('the reviews', () => {
  it('show the average, and who wrote what', async () => {
    open();
    expect(await screen.findByText('Média de 4,3 em 12 avaliações.')).toBeTruthy();
    for (const text of ['Conta de demonstração 2', 'Segui as quatro semanas.', '20/03/2026'])
      expect(list().getByText(text)).toBeTruthy();
    expect(list().getByRole('img', { name: '5 de 5 estrelas' })).toBeTruthy();
    const marks = within(screen.getByRole('list', { name: 'Notas' })).getAllByRole('listitem');
    expect(marks.map((mark) => mark.firstChild?.textContent)).toEqual([
      '5 estrelas: 6 avaliações',
      '4 estrelas: 4 avaliações',
      '3 estrelas: 1 avaliação',
      '2 estrelas: 1 avaliação',
      '1 estrela: 0 avaliações',
    ]);
    const after = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(marks[0]?.compareDocumentPosition(await form())).toBe(after);
  });

  it('say which of them are outside the average, and what brings the own one in', async () => {
    const outside = sampleReview({ id: 'b3', comment: 'De passagem.', counts: false });
    const unproven = { ...student, emailVerified: false };
    open(
      { reviews: [sampleReview(), outside], reviewPages: 1 },
      { [profile]: { body: { data: { user: unproven } } } },
    );
    expect(await screen.findByText('Sua nota entra na média quando você confirmar seu email.')).toBeTruthy();
    const [counted, other] = list().getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(within(other).getByText('Fora da média')).toBeTruthy();
    expect(within(counted).queryByText('Fora da média')).toBeNull();
  });

  it('tell a test account that its stars are shown and not counted', async () => {
    open({}, { [profile]: { body: { data: { user: { ...student, isTestAccount: true } } } } });
    expect(
      await screen.findByText('Notas de contas de teste aparecem, mas ficam fora da média.'),
    ).toBeTruthy();
  });

  it('show initials, and load the picture of nobody', async () => {
    const user = { id: 'outro', username: 'Bia Luz', profilePicture: 'https://exemplo.com.br/bia.png' };
    open({ reviews: [sampleReview({ user })] });
    expect(await screen.findByText('BL')).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  it('say that there are none', async () => {
    open({
      studyPlan: sampleListing({ numberOfReviews: 0, averageRating: 0 }),
      reviews: [],
      reviewPages: 0,
    });
    expect(await screen.findByText('Este plano ainda não recebeu avaliações.')).toBeTruthy();
    expect(screen.queryByText(/Média de/)).toBeNull();
    expect(screen.queryByRole('list', { name: 'Notas' })).toBeNull();
  });

  it('go on beyond the ten that came with the plan, which stay while the others load', async () => {
    const older = sampleReview({ id: 'b2', comment: 'Antiga.' });
    const held = heldAnswer({ body: { data: { reviews: [older] } } });
    const { calls, address } = open({}, { [`GET ${path}/reviews`]: held.answering });
    await form();
    await userEvent.click(screen.getByRole('link', { name: 'Página 2' }));
    expect(list().getByText('Segui as quatro semanas.')).toBeTruthy();
    await held.release();
    expect(await screen.findByText('Antiga.')).toBeTruthy();
    expect(calls.at(-1)?.search).toBe('?page=2');
    expect(address()).toBe(`/marketplace/${id}?tab=reviews&page=2`);
    await userEvent.click(screen.getByRole('link', { name: 'Página 1' }));
    expect(await screen.findByText('Segui as quatro semanas.')).toBeTruthy();
  });

  it('of a page that could not be loaded say so, and are asked for again', async () => {
    let fails = true;
    const rest = { body: { data: { reviews: [sampleReview({ comment: 'Antiga.' })] } } };
    open(
      {},
      { [`GET ${path}/reviews`]: () => (fails ? { status: 500 } : rest) },
      `/marketplace/${id}?tab=reviews&page=2`,
    );
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Não foi possível carregar as avaliações. Tente novamente.',
    );
    fails = false;
    await userEvent.click(button('Tentar novamente'));
    expect(await screen.findByText('Antiga.')).toBeTruthy();
  });

  it("of others can be reported, the reader's own not", async () => {
    const { calls } = open(
      { reviews: [own, sampleReview()], ownReview: own },
      { [`POST ${path}/reports`]: { status: 201, body: { success: true, message: 'Obrigado.' } } },
    );
    await form();
    expect(list().getByText('Ana Lima (você)')).toBeTruthy();
    expect(list().getAllByText('AL').length).toBeGreaterThan(0);
    expect(list().getAllByRole('button')).toHaveLength(1);
    await userEvent.click(button('Mais ações: a avaliação de Conta de demonstração 2'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Denunciar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Denunciar' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Conteúdo ofensivo' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar denúncia' }));
    expect(await screen.findAllByText('Obrigado.')).not.toHaveLength(0);
    expect(calls.at(-1)?.body).toEqual({ reason: 'offensive', comment: null, reviewId: sampleReview().id });
  });
});

describe('the review form', () => {
  it('waits for the profile, and for a rating', async () => {
    const held = heldAnswer({ body: { data: { user: student } } });
    open({}, { [profile]: held.answering });
    await screen.findByText('Média de 4,3 em 12 avaliações.');
    expect(screen.queryByRole('form')).toBeNull();
    await held.release();
    await form();
    expect(button('Enviar avaliação').disabled).toBe(true);
    await userEvent.type(comment(), 'Ótimo');
    expect(button('Enviar avaliação').disabled).toBe(true);
    await userEvent.click(star('4 estrelas'));
    expect(button('Enviar avaliação').disabled).toBe(false);
  });

  it('sends the review, says so, and the whole page knows it', async () => {
    let isSent = false;
    const { calls } = open(
      {},
      {
        [send]: () => {
          isSent = true;
          return { status: 201, body: { data: { review: { ...own, rating: 4, comment: 'Ótimo' } } } };
        },
        [detail]: () => ({
          body: sampleDetail(
            isSent
              ? {
                  studyPlan: sampleListing({ numberOfReviews: 13 }),
                  reviews: [{ ...own, comment: 'Ótimo' }, sampleReview()],
                  ownReview: own,
                }
              : {},
          ),
        }),
      },
    );
    await form();
    await userEvent.click(star('4 estrelas'));
    await userEvent.type(comment(), '  Ótimo ');
    await userEvent.click(button('Enviar avaliação'));
    expect(await screen.findAllByText('Avaliação enviada.')).not.toHaveLength(0);
    expect(calls.find(({ method, path: at }) => method === 'POST' && at.endsWith('/reviews'))?.body).toEqual({
      rating: 4,
      comment: 'Ótimo',
    });
    expect(await screen.findByText('Média de 4,3 em 13 avaliações.')).toBeTruthy();
    expect(list().getByText('Ana Lima (você)')).toBeTruthy();
    expect(button('Atualizar avaliação')).toBeTruthy();
    expect(sessionStorage).toHaveLength(0);
  });

  it("opens on the student's own review, which is changed in its place", async () => {
    const { calls } = open(
      { ownReview: own },
      { [send]: { status: 201, body: { data: { review: { ...own, rating: 5, comment: null } } } } },
    );
    await form();
    expect(screen.getByRole('heading', { name: 'Sua avaliação' })).toBeTruthy();
    expect(star('3 estrelas').checked).toBe(true);
    expect(comment().value).toBe('Bom começo.');
    await userEvent.click(star('5 estrelas'));
    await userEvent.clear(comment());
    await userEvent.click(button('Atualizar avaliação'));
    expect(await screen.findAllByText('Avaliação atualizada.')).not.toHaveLength(0);
    expect(calls.find(({ path: at }) => at.endsWith('/reviews'))?.body).toEqual({ rating: 5, comment: null });
  });

  it.each([
    [{ status: 500 }, 'Falha ao enviar avaliação.'],
    [{ status: 422, body: { message: 'Você não pode.' } }, 'Você não pode.'],
  ])('says why it failed, and keeps what was written: %j', async (failure, sentence) => {
    open({}, { [send]: failure });
    await form();
    await userEvent.click(star('1 estrela'));
    await userEvent.type(comment(), 'Ruim');
    await userEvent.click(button('Enviar avaliação'));
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(comment().value).toBe('Ruim');
  });

  it('loses nothing that was typed when the tab is left, until it is discarded', async () => {
    open({ ownReview: own });
    await form();
    await userEvent.click(star('2 estrelas'));
    await userEvent.type(comment(), ' Mas longo.');
    await userEvent.click(screen.getByRole('tab', { name: 'Detalhes do Plano' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    await userEvent.click(screen.getByRole('tab', { name: 'Avaliações' }));
    await form();
    expect(comment().value).toBe('Bom começo. Mas longo.');
    expect(star('2 estrelas').checked).toBe(true);
    await userEvent.click(button('Descartar'));
    expect(comment().value).toBe('Bom começo.');
    expect(star('3 estrelas').checked).toBe(true);
    expect(screen.queryByRole('button', { name: 'Descartar' })).toBeNull();
  });

  it("takes the student's own review back after asking", async () => {
    let isGone = false;
    open(
      {},
      {
        [detail]: () => ({ body: sampleDetail({ ownReview: isGone ? null : own }) }),
        [remove]: () => {
          isGone = true;
          return { status: 204 };
        },
      },
    );
    await form();
    await userEvent.click(button('Excluir'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Excluir sua avaliação?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir avaliação' }));
    expect(await screen.findAllByText('Avaliação excluída.')).not.toHaveLength(0);
    await waitFor(() => expect(button('Enviar avaliação').disabled).toBe(true));
    expect(comment().value).toBe('');
    expect(screen.queryByRole('button', { name: 'Excluir' })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('keeps a review that could not be taken back, and says why', async () => {
    open({ ownReview: own }, { [remove]: { status: 500 } });
    await form();
    await userEvent.click(button('Excluir'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir avaliação' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Não foi possível excluir a avaliação. Tente novamente.',
    );
  });

  it("is not there for the reader's own plan, which says why", async () => {
    open({ isOwn: true });
    expect(await screen.findByText('Você não pode avaliar o seu próprio plano.')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });
});
