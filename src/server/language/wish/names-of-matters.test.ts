import { describe, expect, it } from 'vitest';
import { openCatalogue } from './catalogue.ts';
import { readWish } from './read-wish.ts';

const catalogue = await openCatalogue();
const read = (title: string) => readWish({ title, subject: '', description: '', goals: [] }, catalogue);
const subjectsOf = (title: string) => read(title).scopes.map(({ entry }) => entry.subject);

describe('the name of a matter, as students say it, is of the subject that teaches it', () => {
  it.each([
    ['código de trânsito', 'Legislação de Trânsito'],
    ['crimes contra a administração pública', 'Direito Penal'],
    ['concurso de pessoas', 'Direito Penal'],
    ['lei maria da penha', 'Direito Penal'],
    ['lei 8.666', 'Direito Administrativo'],
    ['lei 8069', 'Direito da Criança e do Adolescente (ECA)'],
    ['justa causa', 'Direito do Trabalho'],
    ['petição inicial', 'Direito Processual Civil'],
    ['lei de responsabilidade fiscal', 'Administração Financeira e Orçamentária'],
    ['lei de diretrizes e bases', 'Pedagogia'],
    ['código de ética do servidor', 'Regimento e Ética no Serviço Público'],
    ['redação oficial', 'Secretariado'],
    ['partidas dobradas', 'Contabilidade'],
    ['plano de contas', 'Contabilidade'],
    ['pregão eletrônico', 'Direito Administrativo'],
    ['câmbio', 'Macroeconomia'],
    ['análise SWOT', 'Administração'],
    ['paulo freire', 'Pedagogia'],
    ['geometria molecular', 'Química'],
    ['distribuição eletrônica', 'Química'],
    ['leis de kirchhoff', 'Física'],
    ['trabalho de uma força', 'Física'],
    ['guerra do vietnã', 'História'],
    ['ciclo do açúcar', 'História'],
    ['biossegurança', 'Enfermagem'],
    ['saúde da criança', 'Enfermagem'],
    ['alfabeto', 'Português dos Anos Iniciais'],
    ['adição e subtração', 'Matemática dos Anos Iniciais'],
    ['número com vírgula', 'Matemática'],
    ['gráficos e tabelas', 'Matemática'],
    ['gravitação', 'Física'],
    ['colisões', 'Física'],
    ['mecânica clássica', 'Física'],
    ['balanceamento', 'Química'],
    ['hormônios', 'Biologia'],
    ['independência da américa espanhola', 'História'],
    ['independência dos eua', 'História'],
    ['guerra civil americana', 'História'],
    ['mesopotâmia', 'História'],
    ['coordenadas geográficas', 'Geografia'],
    ['mercosul', 'Geografia'],
    ['descartes', 'Filosofia'],
    ['trabalho e sociedade', 'Sociologia'],
    ['memórias póstumas', 'Literatura'],
    ['teoria dos grafos', 'Matemática Discreta'],
    ['regressão linear', 'Estatística'],
    ['django', 'Python'],
    ['hacking ético', 'Segurança da Informação'],
    ['metodologias ágeis', 'Gestão de Projetos'],
    ['suporte técnico', 'Montagem e Manutenção de Computadores'],
    ['mitologia grega', 'História'],
    ['não entendo nada de genética', 'Genética'],
    ['o professor passou genética', 'Genética'],
    ['resumão de genética', 'Genética'],
    ['preciso estudar cálculo 1 pra faculdade', 'Cálculo'],
    ['crase para concurso', 'Língua Portuguesa'],
  ])('%s: %s', (title, subject) => {
    expect(subjectsOf(title)).toEqual([subject]);
  });

  it.each(['vue', 'patchwork', 'caixa'])('is asked for where no subject teaches it: %s', (title) => {
    expect(read(title).status).not.toBe('known');
  });
});

describe('a wish of several matters', () => {
  it('is what a notice asks, where it lists more than the examination is known to', () => {
    expect(subjectsOf('assistente em administração: lei 8112, arquivologia e redação oficial')).toEqual([
      'Regimento e Ética no Serviço Público',
      'Arquivologia',
      'Secretariado',
    ]);
    expect(subjectsOf('concurso de monitora de creche. Cai português, matemática, o ECA e a LDB')).toEqual([
      'Língua Portuguesa',
      'Matemática',
      'Direito da Criança e do Adolescente (ECA)',
      'Pedagogia',
    ]);
  });

  it.each([
    'INSS||Não cai: matemática, contabilidade',
    'INSS||Dificuldades: matemática, contabilidade, redação',
    'INSS||Horário: 19h às 22h, depois português, inglês',
    'INSS: do zero, teoria, questões, revisão',
  ])('is no list of a notice, where something else is told: %s', (wish) => {
    const [title = '', description = ''] = wish.split('||');
    const { scopes } = readWish({ title, subject: '', description, goals: [] }, catalogue);
    expect(scopes.length).toBeGreaterThan(4);
  });

  it.each([
    'concurso de agentes de endemias',
    'concurso de pessoas com deficiência',
    'legislação para concurso',
  ])('is an examination: %s', (title) => {
    expect(read(title).exam).toBeDefined();
  });

  it('is the examination, where the list has nothing else', () => {
    expect(read('INSS: direito previdenciário, português, raciocínio lógico').exam?.name).toMatch(/INSS/);
    expect(subjectsOf('INSS: direito previdenciário, português, raciocínio lógico')).toHaveLength(3);
  });

  it('is of one subject, where its parts are called as groups of an examination are', () => {
    expect(subjectsOf('geografia no Enem, tanto a parte física quanto a humana')).toEqual(['Geografia']);
    expect(subjectsOf('geografia e humanas no Enem')).toContain('Sociologia');
  });

  it('keeps to the subject before the colon, a school year between them', () => {
    expect(subjectsOf('Ecologia (3º ano): cadeias, ciclos, sucessão')).toEqual(['Ecologia']);
  });

  it('is understood with another first letter', () => {
    expect(subjectsOf('orações cubordinadas substantivas')).toEqual(['Língua Portuguesa']);
  });
});
