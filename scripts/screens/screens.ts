import type { BrowserContext, Page } from '@playwright/test';
import type { Viewer } from './students.ts';
import type { Device } from './variants.ts';

export interface Screen {
  name: string;
  /** What was done to it before it was looked at. */
  state?: string;
  viewers: readonly Viewer[];
  /** An address, or the way to one through the product. */
  path: string | ((page: Page) => Promise<string>);
  act?: (page: Page) => Promise<unknown>;
  /** Where it looks like this; everywhere unless said. */
  device?: Device;
  /** Also looked at in the rare ways. */
  closely?: boolean;
}

const students = ['typical', 'empty', 'overfull'] as const;
const filled = ['typical', 'overfull'] as const;
const nowhere = '00000000-0000-7000-8000-000000000000';

/** What `first` found already: another account is shown other things, so each has a window of its own. */
const found = new WeakMap<BrowserContext, Map<string, string>>();

async function findFirst(page: Page, path: string): Promise<string> {
  await page.goto(path);
  const links = `[...document.querySelectorAll('main a[href^="${path}/"]')]`;
  const addresses = `${links}.map((link) => link.getAttribute('href').split('?')[0])`;
  const first = `${addresses}.find((address) => /\\/[0-9a-f]{8}-[0-9a-f-]{27}$/.test(address))`;
  // Asked from here: a page that waits for it would have to evaluate a text, which its policy forbids.
  for (const until = Date.now() + 30_000; Date.now() < until; await page.waitForTimeout(100)) {
    const address = await page.evaluate<string | undefined>(first);
    if (address) return address;
  }
  throw new Error(`${path} não leva a nada.`);
}

/** The address of the first thing that the list at `path` links to, plus `rest`. */
const first =
  (path: string, rest = '') =>
  async (page: Page): Promise<string> => {
    const known = found.get(page.context()) ?? new Map<string, string>();
    found.set(page.context(), known);
    const address = known.get(path) ?? (await findFirst(page, path));
    known.set(path, address);
    return address + rest;
  };

const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

const chooseAction = (name: string) => async (page: Page) => {
  await press('Mais ações')(page);
  await page.getByRole('menuitem', { name, exact: true }).click();
};

const guest = ['guest'] as const;
const guestScreens: Screen[] = [
  { name: 'Página inicial', viewers: guest, path: '/', closely: true },
  { name: 'Página inicial', state: 'menu', viewers: guest, path: '/', device: 'phone', act: press(/menu/i) },
  { name: 'Login', viewers: guest, path: '/login', closely: true },
  { name: 'Login', state: 'erros', viewers: guest, path: '/login', act: press('Entrar') },
  { name: 'Login', state: 'sessão expirada', viewers: guest, path: '/login?session=expired' },
  {
    name: 'Login',
    state: 'esqueceu a senha',
    viewers: guest,
    path: '/login',
    act: press('Esqueceu sua senha?'),
  },
  { name: 'Cadastro', viewers: guest, path: '/register', closely: true },
  { name: 'Cadastro', state: 'erros', viewers: guest, path: '/register', act: press('Registrar') },
  { name: 'Redefinir senha', state: 'sem token', viewers: guest, path: '/reset-password' },
  { name: 'Redefinir senha', viewers: guest, path: '/reset-password?token=x' },
  { name: 'Confirmar e-mail', viewers: guest, path: '/verify-email?token=x' },
  { name: 'Cancelar avisos', viewers: guest, path: '/unsubscribe?token=x' },
  { name: 'Excluir conta', viewers: guest, path: '/delete-account?token=x&until=2030-01-01' },
  { name: 'Google', state: 'erro', viewers: guest, path: '/auth/google/callback?error=Acesso%20negado' },
  { name: 'Google', state: 'terminar o cadastro', viewers: guest, path: '/auth/google/finish' },
  { name: 'Google', state: 'ligar a conta', viewers: guest, path: '/auth/google/link' },
  { name: 'Termos de Serviço', viewers: guest, path: '/terms-of-service' },
  { name: 'Política de Privacidade', viewers: guest, path: '/privacy-policy' },
  { name: 'Contato', viewers: guest, path: '/contact' },
  { name: 'Não encontrada', viewers: guest, path: '/nao-existe' },
  // The last one: from here on the guest is a student.
  {
    name: 'Conta de teste',
    viewers: guest,
    path: '/login',
    act: async (page) => {
      await press('Usar conta de teste')(page);
      await page.waitForURL('**/dashboard');
      await page.waitForLoadState('networkidle');
    },
    closely: true,
  },
];

const planScreens: Screen[] = [
  { name: 'Planos', viewers: students, path: '/study-plans', closely: true },
  { name: 'Planos', state: 'busca sem resultado', viewers: ['typical'], path: '/study-plans?q=zzzz' },
  { name: 'Plano', viewers: filled, path: first('/study-plans'), closely: true },
  {
    name: 'Plano',
    state: 'visão geral',
    viewers: filled,
    path: first('/study-plans', '?tab=overview'),
    closely: true,
  },
  {
    name: 'Plano',
    state: 'tópicos',
    viewers: filled,
    path: first('/study-plans', '?tab=topics'),
    closely: true,
  },
  { name: 'Plano', state: 'recursos', viewers: filled, path: first('/study-plans', '?tab=resources') },
  {
    name: 'Plano',
    state: 'mais ações',
    viewers: ['typical'],
    path: first('/study-plans'),
    act: press('Mais ações'),
  },
  {
    name: 'Plano',
    state: 'publicar',
    viewers: ['typical'],
    path: first('/study-plans'),
    act: chooseAction('Publicar'),
  },
  {
    name: 'Plano',
    state: 'excluir',
    viewers: filled,
    path: first('/study-plans'),
    act: chooseAction('Excluir'),
  },
  {
    name: 'Plano',
    state: 'questões',
    viewers: filled,
    path: first('/study-plans', '?tab=topics'),
    act: press(/questões/i),
  },
  { name: 'Plano', state: 'não encontrado', viewers: ['typical'], path: `/study-plans/${nowhere}` },
  { name: 'Editar plano', viewers: filled, path: first('/study-plans', '/edit') },
  { name: 'Criar plano', viewers: ['typical'], path: '/study-plans/create', closely: true },
  {
    name: 'Criar plano',
    state: 'erros',
    viewers: ['typical'],
    path: '/study-plans/create',
    act: async (page) => {
      await press('Ajustar')(page);
      await press('Criar Plano')(page);
    },
  },
];

const cardScreens: Screen[] = [
  { name: 'Flashcards', viewers: students, path: '/flashcards', closely: true },
  { name: 'Flashcards', state: 'busca sem resultado', viewers: ['typical'], path: '/flashcards?q=zzzz' },
  {
    name: 'Flashcards',
    state: 'selecionados',
    viewers: filled,
    path: '/flashcards',
    act: async (page) => {
      await press('Selecionar')(page);
      await page.locator('main').getByRole('checkbox').nth(1).check();
    },
  },
  { name: 'Flashcards', state: 'criar', viewers: ['typical'], path: '/flashcards', act: press(/^Criar/) },
  { name: 'Flashcard', viewers: filled, path: first('/flashcards'), closely: true },
  { name: 'Flashcard', state: 'não encontrado', viewers: ['typical'], path: `/flashcards/${nowhere}` },
  { name: 'Editar flashcard', viewers: filled, path: first('/flashcards', '/edit') },
  { name: 'Criar flashcard', viewers: students, path: '/flashcards/create', closely: true },
  {
    name: 'Criar flashcard',
    state: 'erros',
    viewers: ['empty'],
    path: '/flashcards/create',
    act: press('Salvar'),
  },
  { name: 'Criar de um texto', viewers: students, path: '/flashcards/create-from-text' },
  { name: 'Importar', viewers: students, path: '/flashcards/import' },
  { name: 'Revisão', viewers: students, path: '/flashcards/review', closely: true },
  {
    name: 'Revisão',
    state: 'resposta',
    viewers: filled,
    path: '/flashcards/review',
    act: press(/Mostrar resposta/),
    closely: true,
  },
  { name: 'Estatísticas', viewers: students, path: '/flashcards/stats', closely: true },
];

const summaryScreens: Screen[] = [
  { name: 'Resumos', viewers: students, path: '/summaries', closely: true },
  { name: 'Resumos', state: 'busca sem resultado', viewers: ['typical'], path: '/summaries?q=zzzz' },
  { name: 'Resumo', viewers: filled, path: first('/summaries'), closely: true },
  { name: 'Resumo', state: 'não encontrado', viewers: ['typical'], path: `/summaries/${nowhere}` },
  { name: 'Editar resumo', viewers: filled, path: first('/summaries', '/edit') },
  { name: 'Criar resumo', viewers: ['typical'], path: '/summaries/create', closely: true },
  {
    name: 'Criar resumo',
    state: 'erros',
    viewers: ['typical'],
    path: '/summaries/create',
    act: press(/^(Gerar|Criar)/),
  },
  { name: 'Resumos públicos', viewers: ['typical'], path: '/summaries/public' },
  { name: 'Resumo público', viewers: ['typical'], path: first('/summaries/public') },
];

const cycleScreens: Screen[] = [
  { name: 'Ciclos', viewers: students, path: '/study-cycles', closely: true },
  { name: 'Ciclo', viewers: filled, path: first('/study-cycles'), closely: true },
  {
    name: 'Ciclo',
    state: 'visão geral',
    viewers: filled,
    path: first('/study-cycles', '?tab=overview'),
    closely: true,
  },
  {
    name: 'Ciclo',
    state: 'excluir',
    viewers: filled,
    path: first('/study-cycles'),
    act: chooseAction('Excluir'),
  },
  { name: 'Ciclo', state: 'não encontrado', viewers: ['typical'], path: `/study-cycles/${nowhere}` },
  { name: 'Editar ciclo', viewers: filled, path: first('/study-cycles', '/edit') },
  { name: 'Criar ciclo', viewers: ['typical'], path: '/study-cycles/create', closely: true },
  {
    name: 'Criar ciclo',
    state: 'erros',
    viewers: ['typical'],
    path: '/study-cycles/create',
    act: press(/^(Gerar|Criar)/),
  },
];

const otherScreens: Screen[] = [
  { name: 'Dashboard', viewers: students, path: '/dashboard', closely: true },
  {
    name: 'Dashboard',
    state: 'sem rede',
    viewers: ['typical'],
    path: '/dashboard',
    act: (page) => page.context().setOffline(true),
  },
  {
    name: 'Dashboard',
    state: 'menu',
    viewers: ['typical'],
    path: '/dashboard',
    device: 'phone',
    act: press(/menu/i),
  },
  {
    name: 'Paleta',
    viewers: filled,
    path: '/dashboard',
    act: (page) => page.keyboard.press('Control+k'),
    closely: true,
  },
  {
    name: 'Paleta',
    state: 'busca',
    viewers: filled,
    path: '/dashboard',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('a');
    },
  },
  { name: 'Atalhos', viewers: ['typical'], path: '/dashboard', act: (page) => page.keyboard.press('?') },
  {
    name: 'Timer',
    viewers: filled,
    path: '/dashboard',
    act: press(/^Timer:/),
    closely: true,
  },
  {
    name: 'Streak',
    viewers: ['typical', 'empty'],
    path: '/dashboard',
    act: press('Ver calendário'),
  },
  { name: 'Histórico', viewers: students, path: '/pomodoro-history', closely: true },
  { name: 'Histórico', state: 'planejado', viewers: students, path: '/pomodoro-history?tab=planned' },
  {
    name: 'Histórico',
    state: 'adicionar',
    viewers: ['typical'],
    path: '/pomodoro-history',
    act: press(/^Adicionar/),
  },
  { name: 'Professor', viewers: students, path: '/professor', closely: true },
  {
    name: 'Professor',
    state: 'conversas',
    viewers: filled,
    path: '/professor',
    device: 'phone',
    act: press('Mostrar conversas'),
  },
  { name: 'Lição para visitantes', viewers: ['guest'], path: '/biblioteca/matematica/funcao-quadratica' },
  { name: 'Biblioteca', viewers: ['typical'], path: '/library' },
  { name: 'Matéria da biblioteca', viewers: ['typical'], path: '/library/matematica' },
  { name: 'Lição', viewers: ['typical'], path: '/library/matematica/funcao-quadratica', closely: true },
  { name: 'Marketplace', viewers: ['typical'], path: '/marketplace', closely: true },
  { name: 'Marketplace', state: 'busca sem resultado', viewers: ['typical'], path: '/marketplace?q=zzzz' },
  { name: 'Plano do marketplace', viewers: ['typical'], path: first('/marketplace'), closely: true },
  {
    name: 'Plano do marketplace',
    state: 'avaliações',
    viewers: ['typical'],
    path: first('/marketplace', '?tab=reviews'),
  },
  {
    name: 'Plano do marketplace',
    state: 'denunciar',
    viewers: ['typical'],
    path: first('/marketplace'),
    act: async (page) => {
      await press(/^Mais ações/)(page);
      await page.getByRole('menuitem', { name: 'Denunciar' }).click();
    },
  },
  { name: 'Perfil', viewers: students, path: '/profile', closely: true },
  {
    name: 'Perfil',
    state: 'excluir conta',
    viewers: ['typical'],
    path: '/profile',
    act: press(/Excluir (minha )?conta/),
  },
  { name: 'Pagamentos', viewers: students, path: '/payments?plan=premium', closely: true },
  {
    name: 'Pagamentos',
    state: 'confirmar',
    viewers: ['empty'],
    path: '/payments?plan=premium',
    act: press('Assinar o Premium'),
  },
  {
    name: 'Pagamento de teste',
    viewers: ['empty'],
    path: '/payments?plan=premium',
    act: async (page) => {
      await press('Assinar o Premium')(page);
      await press('Ir para o pagamento')(page);
      await page.waitForURL('**/sandbox/checkout/*');
    },
  },
  { name: 'Volta do pagamento', viewers: ['empty'], path: '/payments/return' },
  { name: 'Não encontrada', viewers: ['typical'], path: '/nao-existe' },
];

/** Every screen, in the order of the gallery. */
export const screens = [
  ...guestScreens,
  ...otherScreens,
  ...planScreens,
  ...cardScreens,
  ...summaryScreens,
  ...cycleScreens,
];
