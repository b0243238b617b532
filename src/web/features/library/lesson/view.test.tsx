import { Outlet } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { sampleLesson } from '#test/support/samples/library.ts';
import { samplePlan } from '#test/support/samples/study-plans.ts';
import { renderRoutes, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { lessonQuery } from '../api.ts';
import { LessonPage } from './view.tsx';

const call = 'GET /library/matematica/funcao-afim';

type Answers = Parameters<typeof stubApi>[0];

async function open(answer: Answers[string] = { body: { lesson: sampleLesson() } }, more: Answers = {}) {
  const calls = stubApi({ [call]: answer, 'GET /library/reads': { body: { reads: [] } }, ...more });
  const shown = renderRoutes(
    {
      '/library': () => 'Todas',
      '/library/$subject': () => 'Lições',
      '/library/$subject/$lesson': LessonPage,
    },
    {
      at: '/library/matematica/funcao-afim',
      layout: () => (
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      ),
    },
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, calls };
}
const question = (name: RegExp) => within(screen.getByRole('group', { name }));
const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('is read from top to bottom, and says what comes before and after', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Função afim' })).toBeTruthy();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Explicação',
    'Termos',
    'Exemplo resolvido',
    'Erros comuns',
    'Na prova',
    'Questões',
    'Exercício aberto',
    'Flashcards',
    'Para ir além',
  ]);
  expect(link('Funções')).toBe('/library/matematica/funcoes');
  expect(link(/^Próxima lição: Função quadrática/)).toBe('/library/matematica/funcao-quadratica');
  expect(link('Matemática')).toBe('/library/matematica');
});

it('says at once whether an option is right and why, once, and takes it back', async () => {
  await open();
  const shown = question(/Quanto é f\(2\)/);
  expect(shown.queryByText('São 3 vezes 2, mais 1.')).toBeNull();
  await userEvent.click(shown.getByRole('button', { name: /6/ }));
  expect(shown.getByText('Esqueceu o termo constante.')).toBeTruthy();
  expect(shown.getByText('São 3 vezes 2, mais 1.')).toBeTruthy();
  expect(shown.queryByText('Multiplicou a soma por 3.')).toBeNull();
  expect(screen.getByText('0 certas de 1')).toBeTruthy();
  await userEvent.click(shown.getByRole('button', { name: /7/ }));
  expect(screen.getByText('0 certas de 1')).toBeTruthy();
  await userEvent.click(shown.getByRole('button', { name: 'Desfazer' }));
  expect(shown.queryByText('Esqueceu o termo constante.')).toBeNull();
  await userEvent.click(shown.getByRole('button', { name: /7/ }));
  expect(screen.getByText('1 certa de 1')).toBeTruthy();
});

it('asks whether a statement is right', async () => {
  await open();
  const shown = question(/Certo ou errado: toda função afim/);
  await userEvent.click(shown.getByRole('button', { name: /Errado/ }));
  expect(shown.getByText('Com taxa negativa ela decresce.')).toBeTruthy();
});

it('takes a short answer as students write it', async () => {
  await open();
  const field = screen.getByLabelText('Sua resposta');
  await userEvent.type(field, '0.5{Enter}');
  expect(screen.getByText('Certo.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  await userEvent.clear(field);
  await userEvent.type(field, '2{Enter}');
  expect(screen.getByText('Resposta: 0,5')).toBeTruthy();
  expect(screen.getByText('É o que multiplica x.')).toBeTruthy();
});

it('is marked as read at once, and taken back', async () => {
  const put = `PUT ${call.slice(4)}/read`;
  const { calls } = await open(undefined, { [put]: { status: 204 } });
  const button = await screen.findByRole('button', { name: 'Marcar como lido', pressed: false });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'Lido', pressed: true }));
  await screen.findByRole('button', { name: 'Marcar como lido', pressed: false });
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ isRead: true }, { isRead: false }]));
});

it('is not read when the server refuses the mark', async () => {
  const refused = { status: 404, body: { code: 'library.not_found', message: 'Não há essa página.' } };
  await open(undefined, { [`PUT ${call.slice(4)}/read`]: refused });
  const button = await screen.findByRole('button', { name: 'Marcar como lido' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
});

const cards = [
  { question: 'O que é a taxa de variação?', answer: 'O coeficiente de x.' },
  { question: 'O que é o termo constante?', answer: 'A ordenada na origem.' },
];
const post = `POST ${call.slice(4)}/cards`;
const lessonWithCards = { body: { lesson: sampleLesson({ cards }) } };

it('makes the student’s own of the flashcards that are chosen, and leads to their review', async () => {
  const { calls } = await open(lessonWithCards, { [post]: { status: 201, body: { added: 1, known: 0 } } });
  expect(screen.getByText('2 escolhidos')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Escolher: O que é a taxa de variação?' }));
  expect(screen.getByText('1 escolhido')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Estudar agora' }));
  expect(await screen.findByText('1 flashcard adicionado aos seus.')).toBeTruthy();
  expect(link('Revisar agora')).toBe('/flashcards/review');
  const sent = calls.find(({ method }) => method === 'POST')?.body;
  expect(sent).toEqual({ questions: ['O que é o termo constante?'] });
});

it('says that all of them are the student’s already, and why they can’t be', async () => {
  let answer: Answers[string] = { status: 403, body: { code: 'quotas.free', message: 'Não cabem mais.' } };
  await open(lessonWithCards, { [post]: () => answer as object });
  await userEvent.click(screen.getByRole('button', { name: 'Estudar agora' }));
  expect(await screen.findByText('Não cabem mais.')).toBeTruthy();
  answer = { status: 201, body: { added: 0, known: 2 } };
  await userEvent.click(screen.getByRole('button', { name: 'Estudar agora' }));
  expect(await screen.findByText('Já estão entre os seus flashcards.')).toBeTruthy();
});

it('makes a flashcard of a question once it is answered', async () => {
  const { calls } = await open(undefined, { [post]: { status: 201, body: { added: 1, known: 0 } } });
  const shown = question(/Quanto é f\(2\)/);
  expect(shown.queryByRole('button', { name: 'Revisar como flashcard' })).toBeNull();
  await userEvent.click(shown.getByRole('button', { name: /6/ }));
  await userEvent.click(shown.getByRole('button', { name: 'Revisar como flashcard' }));
  expect(await screen.findByText('1 flashcard adicionado aos seus.')).toBeTruthy();
  const sent = calls.find(({ method }) => method === 'POST')?.body;
  expect(sent).toEqual({ questions: ['Quanto é f(2), se f(x) = 3x + 1?'] });
});

it('takes a report of what is wrong, and keeps what was written when it can’t be sent', async () => {
  let answer: Answers[string] = { status: 500 };
  const { calls } = await open(undefined, { [`POST ${call.slice(4)}/reports`]: () => answer as object });
  await userEvent.click(screen.getByRole('button', { name: 'Está errado?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Está errado?' }));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Enviar' }).disabled).toBe(true);
  await userEvent.type(dialog.getByLabelText('O que está errado'), 'A questão 2.');
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }));
  expect(await dialog.findByText('Não foi possível enviar. Tente novamente.')).toBeTruthy();
  answer = { status: 201, body: { message: 'Obrigado. Vamos conferir a lição.' } };
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Obrigado. Vamos conferir a lição.')).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ comment: 'A questão 2.' });
});

it('is kept for a time without a network where a plan has its topic', async () => {
  const { queryClient } = await open();
  const isKept = () => lessonQuery('matematica', 'funcao-afim').meta?.isKept?.(queryClient);
  expect(isKept()).toBe(false);
  const lessons = [{ topic: 'Função afim', subject: 'matematica', lesson: 'funcao-afim' }];
  queryClient.setQueryData(['study-plans', 'plan', 'p1'], samplePlan({ lessons }));
  expect(isKept()).toBe(true);
});

it('that is not there leads back to the library', async () => {
  await open({
    status: 404,
    body: { code: 'library.not_found', message: 'Não há essa página na biblioteca.' },
  });
  expect(screen.getByText('Não há essa página na biblioteca.')).toBeTruthy();
  expect(screen.queryByText(/excluíd/)).toBeNull();
});
