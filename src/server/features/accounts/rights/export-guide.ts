import { formatNumber } from '#shared/rules/text/format.ts';

/** What a student reads about each file of their copy: every table that holds something of theirs has its line. */
const guide: Record<string, string> = {
  accounts: 'sua conta: email, identificador da conta Google (se você entra com ela) e data de criação',
  students:
    'seu perfil: nome, foto, preferências, plano em vigor, fuso horário, ano de nascimento, sequência e suspensão',
  consents: 'os textos que você aceitou, com versão e data',
  sessions: 'suas sessões abertas: quando foram abertas e renovadas e em qual navegador',
  password_resets: 'links pendentes para redefinir a senha',
  google_tickets: 'entradas com o Google ainda não concluídas',
  google_links: 'pedidos pendentes para ligar uma conta Google',
  mailed_links: 'links pendentes enviados ao seu email',
  password_guesses: 'senhas erradas das últimas horas, contadas',
  data_exports: 'esta cópia dos seus dados',
  purchases: 'suas compras de planos',
  payment_events: 'o que o provedor de pagamentos informou sobre cada compra',
  plan_grants: 'planos que você recebeu sem comprar',
  billing_mails: 'recibos e lembretes de renovação enviados',
  sandbox_payments: 'pagamentos do ambiente de teste',
  study_plans: 'seus planos de estudo',
  study_plan_topics: 'os tópicos dos planos',
  study_plan_activities: 'as atividades dos planos, dia a dia',
  study_plan_questions: 'seus registros de questões',
  study_plan_undos: 'o que ainda pode ser desfeito nos planos',
  plan_listings: 'seus planos publicados no marketplace',
  plan_listing_contents: 'o texto de cada plano publicado',
  plan_listing_days: 'visitas e clones dos seus planos publicados, por dia',
  plan_listing_viewers: 'planos do marketplace que você viu hoje',
  plan_listing_clones: 'planos do marketplace que você clonou',
  plan_reviews: 'suas avaliações de planos',
  plan_reports: 'suas denúncias no marketplace',
  streak_days: 'seus dias de atividade',
  reminders: 'o dia do último lembrete de estudo de cada tipo',
  generation_tasks: 'pedidos de geração de planos',
  study_cycles: 'seus ciclos de estudo',
  study_cycle_blocks: 'os blocos dos ciclos',
  study_cycle_undos: 'o que ainda pode ser desfeito nos ciclos',
  flashcards: 'seus flashcards',
  flashcard_totals: 'quantos flashcards você tem e o espaço que ocupam',
  flashcard_texts: 'índice de busca dos flashcards',
  flashcard_answers: 'cada resposta das suas revisões',
  flashcard_counts: 'quantos flashcards vencem em cada dia',
  flashcard_answer_sums: 'somas das respostas, usadas nas estatísticas',
  library_reads: 'as lições da biblioteca que você leu',
  library_reports: 'os erros que você apontou em lições da biblioteca',
  syllabi: 'seus editais verticalizados',
  syllabus_disciplines: 'as disciplinas dos editais',
  syllabus_topics: 'os tópicos dos editais e o que você já estudou deles',
  syllabus_pages: 'as páginas de onde os editais vieram, como texto',
  syllabus_questions: 'as questões que você anotou nos editais',
  syllabus_sources: 'os editais que vieram com planos clonados, como o autor os publicou',
  syllabus_summaries: 'de que tópico de um edital cada resumo trata',
  syllabus_cycles: 'de que edital cada ciclo de estudos foi feito',
  syllabus_readings: 'editais que estão sendo lidos, e o que foi encontrado neles',
  calendar_feeds: 'o endereço secreto do seu calendário: quando foi criado',
  summaries: 'seus resumos',
  summary_originals: 'os textos de onde os resumos vieram, página a página',
  summary_words: 'índice de busca dos resumos',
  summary_tasks: 'pedidos de criação de resumos',
  public_summaries: 'seus resumos públicos',
  conversations: 'suas conversas com o Professor IA',
  conversation_messages: 'as mensagens dessas conversas',
  conversation_attachments: 'os arquivos que você anexou às conversas',
  attachment_passages: 'o texto desses arquivos, com as páginas',
  model_days: 'uso por dia da IA conectada, em tokens',
  tutor_days: 'mensagens usadas por dia no Professor IA',
  focus_sessions: 'suas sessões de estudo no timer',
  focus_totals: 'tempo de estudo somado por período',
};

/** Tables that a copy leaves out: its own file. */
const withoutTables: readonly string[] = ['data_export_parts'];

export const isExportedTable = (table: string): boolean => !withoutTables.includes(table);

/** Kept so that nobody can sign in with what they read; the other secrets are bytes, and left out as such. */
const secretColumns: readonly string[] = ['password_hash'];
/** Hashes, and words that a search has made of what stands in other columns. */
const machineTypes: readonly string[] = ['bytea', 'tsvector'];

/** Whether a column, of PostgreSQL's `type`, is part of a copy. */
export const isExportedColumn = ({ name, type }: { name: string; type: string }): boolean =>
  !secretColumns.includes(name) && !machineTypes.includes(type);

/** What a table holds, in a student's words. Undefined for one that nobody has described. */
export const describeTable = (table: string): string | undefined => guide[table];

interface Contents {
  /** When the copy was made, as the student's clock has it. */
  madeAt: string;
  tables: readonly { name: string; rows: number }[];
}

/** The text that explains a copy. */
export function readme({ madeAt, tables }: Contents): string {
  const files = tables.map(
    ({ name, rows }) => `- ${name} (${formatNumber(rows)}): ${describeTable(name) ?? name}`,
  );
  return `${[
    'SEUS DADOS NA ÓRBITA',
    '',
    `Cópia feita em ${madeAt}.`,
    '',
    'Cada conjunto de dados está em dois formatos:',
    '- pasta json: para levar a outro programa (JSON, UTF-8);',
    '- pasta csv: para abrir em planilhas em português (UTF-8, ponto e vírgula entre as colunas, vírgula nos',
    '  decimais). Um texto que a planilha leria como fórmula começa com um apóstrofo.',
    '',
    'Datas e horas seguem o padrão ISO 8601; horas sem outro fuso estão em UTC. As colunas user_id trazem o',
    'identificador da sua conta. Conjuntos vazios não entram na cópia.',
    '',
    'Ficam de fora só os resumos criptográficos de senha e de links, que não servem a ninguém, e os índices de',
    'busca, feitos a partir dos próprios textos.',
    '',
    'Arquivos, com o número de registros:',
    ...files,
  ].join('\r\n')}\r\n`;
}
