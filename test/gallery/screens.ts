import { expect, type Page } from '@playwright/test';

/** Who looks at a screen: how much there is on it depends on that. */
export type Viewer = 'guest' | 'typical' | 'empty' | 'overfull' | 'admin';

/** What is done to a screen before it is looked at. */
type Act = (page: Page) => Promise<unknown>;

/**
 * Whoever looks at it, its address or the way to one through the product, what is done there, and whether it is also
 * looked at in the rare ways, or looks like this on a phone only.
 */
export type Screen = [
  viewers: readonly Viewer[],
  path: string | ((page: Page) => Promise<string>),
  act?: Act | null,
  how?: 'closely' | 'phone',
];

const guest = ['guest'] as const;
const typical = ['typical'] as const;
const empty = ['empty'] as const;
const filled = ['typical', 'overfull'] as const;
const students = ['typical', 'empty', 'overfull'] as const;
const admin = ['admin'] as const;
const nowhere = '00000000-0000-7000-8000-000000000000';

/** The address of the first thing that the list at `path` links to, plus `rest`. */
const first =
  (path: string, rest = '') =>
  async (page: Page): Promise<string> => {
    await page.goto(path);
    const links = page.locator(`main a[href^="${path}/"]`);
    const find = async () =>
      (
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('?')[0] ?? ''))
      ).find((address) => /\/[0-9a-f]{8}-[0-9a-f-]{27}$/.test(address));
    await expect.poll(find).toBeTruthy();
    return `${await find()}${rest}`;
  };

const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

const choose =
  (name: string, menu: string | RegExp = 'Mais ações') =>
  async (page: Page) => {
    await press(menu)(page);
    await page.getByRole('menuitem', { name, exact: true }).click();
  };

/** One after the other. */
const all =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };

const arrive = (url: string) => (page: Page) => page.waitForURL(url);
const plan = (rest?: string) => first('/study-plans', rest);
const cycle = (rest?: string) => first('/study-cycles', rest);
const syllabus = (rest?: string) => first('/syllabi', rest);
const listing = (rest?: string) => first('/marketplace', rest);
/** One sentence that is asked about, and three that are not. */
const prose = [
  'A enzima é uma proteína que acelera as reações das células.',
  'Com o calor excessivo, muitas proteínas do corpo perdem a forma e deixam de trabalhar.',
  'Os antigos já sabiam que a carne cozida muda de cor e de consistência.',
  'Muitos remédios ocupam o lugar das moléculas que as enzimas transformam.',
].join(' ');
const palette = (page: Page) => page.keyboard.press('Control+k');

/** Every screen, and after a dot what was done to it. */
export const screens: Record<string, Screen> = {
  'Página inicial': [guest, '/', null, 'closely'],
  'Página inicial · menu': [guest, '/', press(/menu/i), 'phone'],
  Login: [guest, '/login', null, 'closely'],
  'Login · erros': [guest, '/login', press('Entrar')],
  'Login · sessão expirada': [guest, '/login?session=expired'],
  'Login · esqueceu a senha': [guest, '/login', press('Esqueceu sua senha?')],
  Cadastro: [guest, '/register', null, 'closely'],
  'Cadastro · erros': [guest, '/register', press('Registrar')],
  'Redefinir senha · sem token': [guest, '/reset-password'],
  'Redefinir senha': [guest, '/reset-password?token=x'],
  'Confirmar e-mail': [guest, '/verify-email?token=x'],
  'Cancelar avisos': [guest, '/unsubscribe?token=x'],
  'Excluir conta': [guest, '/delete-account?token=x&until=2030-01-01'],
  'Google · erro': [guest, '/auth/google/callback?error=Acesso%20negado'],
  'Google · terminar o cadastro': [guest, '/auth/google/finish'],
  'Google · ligar a conta': [guest, '/auth/google/link'],
  'Termos de Serviço': [guest, '/terms-of-service'],
  'Política de Privacidade': [guest, '/privacy-policy'],
  Contato: [guest, '/contact'],
  'Lição para visitantes': [guest, '/biblioteca/matematica/funcao-quadratica'],
  'Não encontrada': [['guest', 'typical'], '/nao-existe'],
  'Conta de teste': [guest, '/login', all(press('Usar conta de teste'), arrive('**/dashboard')), 'closely'],

  Dashboard: [students, '/dashboard', null, 'closely'],
  'Dashboard · sem rede': [typical, '/dashboard', (page) => page.context().setOffline(true)],
  'Dashboard · menu': [typical, '/dashboard', press(/menu/i), 'phone'],
  Paleta: [filled, '/dashboard', palette, 'closely'],
  'Paleta · busca': [filled, '/dashboard', all(palette, (page) => page.getByRole('combobox').fill('a'))],
  Atalhos: [typical, '/dashboard', (page) => page.keyboard.press('?')],
  Timer: [filled, '/dashboard', press(/^Timer:/), 'closely'],
  Streak: [['typical', 'empty'], '/dashboard', press('Ver calendário')],
  Histórico: [students, '/pomodoro-history', null, 'closely'],
  'Histórico · planejado': [students, '/pomodoro-history?tab=planned'],
  'Histórico · adicionar': [typical, '/pomodoro-history', press(/^Adicionar/)],
  Professor: [students, '/professor', null, 'closely'],
  'Professor · conversas': [filled, '/professor', press('Mostrar conversas'), 'phone'],
  Biblioteca: [typical, '/library'],
  'Matéria da biblioteca': [typical, '/library/matematica'],
  Lição: [typical, '/library/matematica/funcao-quadratica', null, 'closely'],
  Marketplace: [typical, '/marketplace', null, 'closely'],
  'Marketplace · busca sem resultado': [typical, '/marketplace?q=zzzz'],
  'Plano do marketplace': [typical, listing(), null, 'closely'],
  'Plano do marketplace · avaliações': [typical, listing('?tab=reviews')],
  'Plano do marketplace · denunciar': [typical, listing(), choose('Denunciar', /^Mais ações/)],
  Perfil: [students, '/profile', null, 'closely'],
  'Perfil · excluir conta': [typical, '/profile', press(/Excluir (minha )?conta/)],
  Pagamentos: [students, '/payments?plan=premium', null, 'closely'],
  'Pagamentos · confirmar': [empty, '/payments?plan=premium', press('Assinar o Premium')],
  'Pagamento de teste': [
    empty,
    '/payments?plan=premium',
    all(press('Assinar o Premium'), press('Ir para o pagamento'), arrive('**/sandbox/checkout/*')),
  ],
  'Volta do pagamento': [empty, '/payments/return'],

  Planos: [students, '/study-plans', null, 'closely'],
  'Planos · busca sem resultado': [typical, '/study-plans?q=zzzz'],
  Plano: [filled, plan(), null, 'closely'],
  'Plano · visão geral': [filled, plan('?tab=overview'), null, 'closely'],
  'Plano · tópicos': [filled, plan('?tab=topics'), null, 'closely'],
  'Plano · recursos': [filled, plan('?tab=resources')],
  'Plano · mais ações': [typical, plan(), press('Mais ações')],
  'Plano · publicar': [typical, plan(), choose('Publicar')],
  'Plano · excluir': [filled, plan(), choose('Excluir')],
  'Plano · questões': [filled, plan('?tab=topics'), press(/questões/i)],
  'Plano · não encontrado': [typical, `/study-plans/${nowhere}`],
  'Editar plano': [filled, plan('/edit')],
  'Criar plano': [typical, '/study-plans/create', null, 'closely'],
  'Criar plano · erros': [typical, '/study-plans/create', all(press('Ajustar'), press('Criar Plano'))],

  Flashcards: [students, '/flashcards', null, 'closely'],
  'Flashcards · busca sem resultado': [typical, '/flashcards?q=zzzz'],
  'Flashcards · selecionados': [
    filled,
    '/flashcards',
    all(press('Selecionar'), (page) => page.locator('main').getByRole('checkbox').nth(1).check()),
  ],
  'Flashcards · criar': [typical, '/flashcards', press(/^Criar/)],
  Flashcard: [filled, first('/flashcards'), null, 'closely'],
  'Flashcard · não encontrado': [typical, `/flashcards/${nowhere}`],
  'Editar flashcard': [filled, first('/flashcards', '/edit')],
  'Criar flashcard': [students, '/flashcards/create', null, 'closely'],
  'Criar flashcard · erros': [empty, '/flashcards/create', press('Salvar')],
  'Criar de um texto': [students, '/flashcards/create-from-text'],
  'Criar de um texto · frases': [
    typical,
    '/flashcards/create-from-text',
    all(
      (page) => page.getByLabel('Texto', { exact: true }).fill(prose),
      (page) => page.getByLabel('Matéria').fill('Biologia'),
      press('Gerar flashcards'),
      press(/^Esconder palavras/),
      press('proteínas'),
    ),
    'closely',
  ],
  Importar: [students, '/flashcards/import'],
  Revisão: [students, '/flashcards/review', null, 'closely'],
  'Revisão · resposta': [filled, '/flashcards/review', press(/Mostrar resposta/), 'closely'],
  Estatísticas: [students, '/flashcards/stats', null, 'closely'],

  Resumos: [students, '/summaries', null, 'closely'],
  'Resumos · busca sem resultado': [typical, '/summaries?q=zzzz'],
  Resumo: [filled, first('/summaries'), null, 'closely'],
  'Resumo · não encontrado': [typical, `/summaries/${nowhere}`],
  'Editar resumo': [filled, first('/summaries', '/edit')],
  'Criar resumo': [typical, '/summaries/create', null, 'closely'],
  'Criar resumo · erros': [typical, '/summaries/create', press(/^(Gerar|Criar)/)],
  'Resumos públicos': [typical, '/summaries/public'],
  'Resumo público': [typical, first('/summaries/public')],

  Ciclos: [students, '/study-cycles', null, 'closely'],
  Ciclo: [filled, cycle(), null, 'closely'],
  'Ciclo · visão geral': [filled, cycle('?tab=overview'), null, 'closely'],
  'Ciclo · excluir': [filled, cycle(), choose('Excluir')],
  'Ciclo · não encontrado': [typical, `/study-cycles/${nowhere}`],
  'Editar ciclo': [filled, cycle('/edit')],
  'Criar ciclo': [typical, '/study-cycles/create', null, 'closely'],
  'Criar ciclo · erros': [typical, '/study-cycles/create', press(/^(Gerar|Criar)/)],

  Editais: [students, '/syllabi', null, 'closely'],
  'Ler edital': [typical, '/syllabi/read', null, 'closely'],
  Edital: [filled, syllabus(), null, 'closely'],
  'Edital · não encontrado': [typical, `/syllabi/${nowhere}`],
  'Conferir edital': [filled, syllabus('/edit'), null, 'closely'],
  'Plano do edital': [filled, syllabus('/plan'), null, 'closely'],
  'Comparar edital': [filled, syllabus('/compare')],

  Administração: [admin, '/admin/students', null, 'closely'],
  ...Object.fromEntries(
    ['invitations', 'reports', 'jobs', 'mail', 'usage', 'storage', 'settings', 'log'].map(
      (part): [string, Screen] => [`Administração · ${part}`, [admin, `/admin/${part}`, null, 'closely']],
    ),
  ),
};
