import { Outlet } from '@tanstack/react-router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { UpdateSyllabus } from '#shared/contracts/syllabi.ts';
import { sampleSyllabus } from '#test/support/samples/syllabi.ts';
import { renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { EditSyllabusPage } from './view.tsx';

const syllabus = sampleSyllabus();
const path = `/syllabi/${syllabus.id}`;
const lines = ['Língua Portuguesa: Interpretação de textos.', 'Ortografia: acentuação e', 'crase.'];

/** Keeps what is sent, as the server does. */
function open({
  given = syllabus,
  answers = {},
  at = `${path}/edit`,
}: {
  given?: typeof syllabus;
  answers?: Parameters<typeof stubApi>[0];
  at?: string;
} = {}) {
  let kept = given;
  const calls = stubApi({
    'GET /auth/profile': { body: { data: { user: someStudent() } } },
    [`GET ${path}`]: () => ({ body: { data: { syllabus: kept } } }),
    [`GET ${path}/pages/12`]: { body: { page: 12, lines, doubts: [] } },
    [`PUT ${path}`]: ({ body }) => {
      const { disciplines = [] } = body as UpdateSyllabus;
      let free = 100;
      kept = {
        ...kept,
        revision: kept.revision + 1,
        disciplines: disciplines.map((discipline) => ({
          ...discipline,
          id: discipline.id ?? free++,
          topics: discipline.topics.map((topic) => ({
            ...given.disciplines[0]?.topics[0],
            ...topic,
            id: topic.id ?? free++,
          })),
        })) as typeof kept.disciplines,
      };
      return { body: { data: { syllabus: kept } } };
    },
    ...answers,
  });
  const layout = () => (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  );
  const { address } = renderRoutes(
    { '/syllabi/$syllabusId/edit': EditSyllabusPage, '/syllabi/$syllabusId': () => 'O edital' },
    { at, layout },
  );
  return {
    address,
    sent: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as UpdateSyllabus),
  };
}

const list = () => screen.findByRole('list', { name: 'Disciplinas e tópicos' });
/** The rows as they are read, each at its level. */
async function shown() {
  const items = [...(await list()).querySelectorAll('li')].sort(
    (one, other) => Number(one.dataset.index) - Number(other.dataset.index),
  );
  return items.map((item) => {
    const field = item.querySelector('textarea');
    const text = field?.value ?? item.querySelector('[data-row-focus]')?.firstChild?.textContent;
    const level = /\+ (\d)/.exec(item.querySelector('div')?.style.paddingInlineStart ?? '')?.[1];
    return `${'  '.repeat(Number(level ?? 0))}${text}`;
  });
}
const row = async (name: RegExp) => within(await list()).findByRole('button', { name });
async function write(name: RegExp) {
  await userEvent.click(await row(name));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Tópico|^Disciplina/ });
  return field;
}
const press = (keys: string) => userEvent.keyboard(keys);
const done = () => userEvent.click(screen.getByRole('button', { name: 'Pronto' }));

const portuguese = ['Interpretação de textos', 'Ortografia', '  Acentuação', '  Crase'];
const law = ['Direito Constitucional', 'Direitos e garantias', 'Organização do Estado', 'Poder Judiciário'];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('correcting a syllabus', () => {
  it('shows the tree beside its page, and says how much there is', async () => {
    open();
    expect(await shown()).toEqual(['Língua Portuguesa', ...portuguese, ...law]);
    expect(screen.getByText('2 disciplinas · 6 tópicos · 60 questões')).toBeTruthy();
    await userEvent.click(await row(/^Ortografia/));
    const page = await screen.findByRole('region', { name: 'Texto da página 12' });
    expect([...page.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'Ortografia: acentuação e',
    ]);
  });

  it('underlines the words of a scanned page that may be misread, and says what that means', async () => {
    const doubts = [
      { line: 1, from: 12, to: 22 },
      { line: 2, from: 0, to: 6 },
    ];
    open({ answers: { [`GET ${path}/pages/12`]: { body: { page: 12, lines, doubts } } } });
    const page = await screen.findByRole('region', { name: 'Texto da página 12' });
    expect(within(page).getAllByTitle('Palavra lida com dúvida')).toHaveLength(2);
    expect(page.querySelector('[data-line="1"]')?.textContent).toBe(
      'Ortografia: acentuação (lida com dúvida) e',
    );
    expect(screen.getByText(/^Página digitalizada:/).textContent).toBe(
      'Página digitalizada: palavra lida com dúvida.',
    );
  });

  it('takes more days of the exam, and takes them out again', async () => {
    const { sent } = open({ given: sampleSyllabus({ examDate: '2998-11-01' }) });
    await userEvent.click(await screen.findByRole('button', { name: /^Mudar título/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dados do edital' }));
    for (const day of ['2998-11-08', '2998-12-06']) {
      await userEvent.click(dialog.getByRole('button', { name: 'Outro dia de prova' }));
      const fields = dialog.getAllByLabelText(/dia de prova \(opcional\)/);
      await userEvent.type(fields.at(-1) as HTMLElement, day);
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Tirar o 2º dia de prova' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(sent()).toMatchObject([{ examDate: '2998-11-01', otherExamDates: ['2998-12-06'] }]),
    );
  });

  it('is done by keyboard: split, indent, outdent, merge, move', async () => {
    const { sent } = open();
    const field = await write(/^Interpretação de textos/);
    field.setSelectionRange(13, 13);
    await press('{Enter}');
    expect((await shown()).slice(1, 4)).toEqual(['Interpretação', 'de textos', 'Ortografia']);
    await press('{Tab}e livros ');
    expect((await shown()).slice(1, 3)).toEqual(['Interpretação', '  e livros de textos']);
    await press('{Shift>}{Tab}{/Shift}{Alt>}{ArrowDown}{/Alt}');
    expect((await shown()).slice(1, 6)).toEqual([
      'Interpretação',
      'Ortografia',
      '  Acentuação',
      '  Crase',
      'e livros de textos',
    ]);
    await press('{Alt>}{ArrowUp}{/Alt}{Home}{Backspace}');
    expect((await shown()).slice(1, 3)).toEqual(['Interpretação e livros de textos', 'Ortografia']);
    await done();
    expect(await screen.findByText('O edital')).toBeTruthy();
    expect(sent()).toMatchObject([
      {
        revision: 1,
        disciplines: [
          {
            id: 0,
            topics: [{ id: 0, text: 'Interpretação e livros de textos' }, { id: 1 }, { id: 2 }, { id: 3 }],
          },
          {},
        ],
      },
    ]);
  });

  it('is undone and done again by keyboard', async () => {
    open();
    await write(/^Poder Judiciário/);
    await press(' e leis');
    await press('{Enter}novo');
    expect((await shown()).slice(-2)).toEqual(['Poder Judiciário e leis', 'novo']);
    await press('{Control>}zzz{/Control}');
    expect((await shown()).at(-1)).toBe('Poder Judiciário e ');
    await press('{Control>}{Shift>}z{/Shift}y{/Control}');
    expect((await shown()).slice(-2)).toEqual(['Poder Judiciário e leis', '']);
  });

  it('lets the keyboard out of a row again, and through the list by arrows', async () => {
    open();
    await write(/^Ortografia/);
    await press('{Escape}');
    expect(document.activeElement).toBe(await row(/^Ortografia/));
    await press('{ArrowDown}');
    expect(document.activeElement).toBe(await row(/^Acentuação/));
    await press('{Home}');
    expect(document.activeElement).toBe(await row(/^Língua Portuguesa, disciplina/));
    await press('{ArrowLeft}');
    expect(await shown()).toEqual(['Língua Portuguesa', ...law]);
    await press('{ArrowRight}{End}');
    expect(document.activeElement).toBe(await row(/^Poder Judiciário/));
    await press('{Tab}');
    expect(document.activeElement).toBe(
      within(document.activeElement?.closest('li') as HTMLElement).getByRole('button', {
        name: 'Ações do tópico',
      }),
    );
    await press('{Tab}');
    expect(document.activeElement?.textContent).toBe('Adicionar disciplina');
  });

  it('drops a topic that was left blank, and takes several lines at once', async () => {
    open();
    await write(/^Crase/);
    await press('{Enter}{Escape}');
    expect(await shown()).toHaveLength(9);
    await write(/^Crase/);
    await userEvent.paste(' e hífen\n2. Pontuação\n\n3. Regência');
    expect((await shown()).slice(4, 7)).toEqual(['  Crase e hífen', '  2. Pontuação', '  3. Regência']);
  });

  it('is done by touch: a row has a menu with all of it', async () => {
    const { sent } = open();
    const menu = async (topic: RegExp, item: string | RegExp) => {
      const whole = (await row(topic)).closest('li') as HTMLElement;
      await userEvent.click(within(whole).getByRole('button', { name: /^Ações/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await menu(/^Crase/, 'Deixar de fora');
    await menu(/^Ortografia/, 'Peso: 1');
    await userEvent.click(await screen.findByRole('button', { name: '2' }));
    await menu(/^Interpretação/, 'Mover para outra disciplina');
    await userEvent.click(await screen.findByRole('button', { name: 'Direito Constitucional' }));
    await menu(/^Direitos e garantias/, 'Excluir');
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await menu(/^Organização/, 'Excluir');
    await done();
    await screen.findByText('O edital');
    expect(sent().at(-1)?.disciplines).toMatchObject([
      {
        topics: [
          { id: 1, weight: 2 },
          { id: 2, isLeftOut: false },
          { id: 3, isLeftOut: true },
        ],
      },
      { topics: [{ id: 4 }, { id: 6 }, { id: 0, depth: 0 }] },
    ]);
  });

  it('takes the values of a discipline, and begins with one where there is none', async () => {
    const { sent } = open({ given: sampleSyllabus({ disciplines: [], pages: [] }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Adicionar disciplina' }));
    await press('Matemática{Enter}Porcentagem{Escape}');
    await userEvent.click(screen.getByRole('button', { name: /mudar questões/ }));
    await userEvent.type(await screen.findByLabelText('Questões'), 'dez');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Informe um número de 0 a 10.000.')).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Questões'));
    await userEvent.type(screen.getByLabelText('Questões'), '10');
    await userEvent.type(screen.getByLabelText('Pontos por questão'), '1,5');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await done();
    await screen.findByText('O edital');
    expect(sent().at(-1)?.disciplines).toMatchObject([
      { name: 'Matemática', questions: 10, weight: 1.5, minimum: null, topics: [{ text: 'Porcentagem' }] },
    ]);
  });

  it('shows only what is doubtful, and takes the mark from what was confirmed', async () => {
    const [first, second] = syllabus.disciplines;
    const doubtful = (from = first, at: number[] = []) =>
      ({
        ...from,
        topics: from?.topics.map((topic, index) => ({ ...topic, isDoubtful: at.includes(index) })),
      }) as NonNullable<typeof from>;
    const { sent } = open({
      given: sampleSyllabus({ disciplines: [doubtful(first, [1, 3]), doubtful(second, [2])] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Só os duvidosos (3)' }));
    await waitFor(async () =>
      expect(await shown()).toEqual(['Língua Portuguesa', 'Ortografia', '  Crase', law[0], law[3]]),
    );
    await write(/^Ortografia/);
    await press('{Control>}{Enter}{/Control}');
    expect(document.activeElement).toBe(await row(/^Crase/));
    await userEvent.click(
      within((await row(/^Crase/)).closest('li') as HTMLElement).getByRole('button', { name: 'conferir' }),
    );
    expect(screen.getByRole('button', { name: 'Só os duvidosos (1)' })).toBeTruthy();
    await done();
    await screen.findByText('O edital');
    const marks = sent()
      .at(-1)
      ?.disciplines?.flatMap(({ topics }) => topics.map(({ isDoubtful }) => isDoubtful));
    expect(marks).toEqual([false, false, false, false, false, false, true]);
  });
});

describe('what was corrected', () => {
  const offline = { [`PUT ${path}`]: { status: 0 } };

  it('is kept on this device while the server is out of reach, and sent the next time', async () => {
    open({ answers: offline });
    await write(/^Crase/);
    await press(' facultativa');
    await done();
    expect(await screen.findByText('Sem conexão: guardado neste aparelho')).toBeTruthy();
    expect(await screen.findAllByText(/ainda não chegaram ao servidor/)).not.toEqual([]);
    cleanup();
    const { sent } = open();
    expect((await shown())[4]).toBe('  Crase facultativa');
    await done();
    await screen.findByText('O edital');
    expect(sent()[0]?.disciplines?.[0]?.topics[3]).toMatchObject({ id: 3, text: 'Crase facultativa' });
    expect(localStorage.length).toBe(0);
  });

  const elsewhere = sampleSyllabus({ revision: 7, title: 'Mudado' });
  /** Another device has written meanwhile: the first update is refused. */
  function openChanged() {
    let isChanged = false;
    return open({
      answers: {
        [`GET ${path}`]: () => ({ body: { data: { syllabus: isChanged ? elsewhere : syllabus } } }),
        [`PUT ${path}`]: ({ body }) => {
          const { revision, disciplines } = body as UpdateSyllabus;
          isChanged = true;
          if (revision !== 7)
            return { status: 409, body: { code: 'syllabi.changed_elsewhere', message: 'Mudou.' } };
          return { body: { data: { syllabus: { ...elsewhere, revision: 8, disciplines } } } };
        },
      },
    });
  }

  it('waits until the student has chosen when it was changed elsewhere: the other version, to be taken back', async () => {
    openChanged();
    await write(/^Crase/);
    await press(' facultativa');
    await done();
    await userEvent.click(await screen.findByRole('button', { name: 'Recarregar' }));
    await waitFor(async () => expect((await shown())[4]).toBe('  Crase'));
    expect(screen.queryByRole('button', { name: 'Recarregar' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer', description: '' }));
    expect((await shown())[4]).toBe('  Crase facultativa');
  });

  it('takes the place of what was changed elsewhere when the student says so', async () => {
    const { sent } = openChanged();
    await write(/^Crase/);
    await press(' facultativa');
    await done();
    await userEvent.click(await screen.findByRole('button', { name: 'Manter a minha versão' }));
    expect(await screen.findByText('Sua versão foi salva.')).toBeTruthy();
    expect(sent().map(({ revision }) => revision)).toEqual([1, 7]);
  });

  it('says what the server did not take', async () => {
    open({
      answers: {
        [`PUT ${path}`]: { status: 422, body: { code: 'common.invalid', message: 'Assim não dá.' } },
      },
    });
    await write(/^Crase/);
    await press('!');
    await done();
    expect(await screen.findByText('Assim não dá.')).toBeTruthy();
    expect(screen.getByText('Não foi salvo: guardado neste aparelho')).toBeTruthy();
  });
});
