import type { AdminActionKind, AdministeredStudent, Consequences } from '#shared/contracts/administration.ts';
import { countOf, formatNumber, sizeText } from '#shared/rules/text/format.ts';
import { formatDate, formatTime } from '#web/lib/format.ts';

/** `10/03/2026 às 14:05`. */
export const momentText = (iso: string): string => `${formatDate(iso)} às ${formatTime(iso)}`;

/** `3,2 GB`, `4,2 MB`, `12 kB`: as files' sizes, and beyond. */
export const bytesText = (bytes: number): string =>
  bytes < gigabyte ? sizeText(bytes) : `${formatNumber(bytes / gigabyte)} GB`;
const gigabyte = 1024 ** 3;

const kinds: Record<Consequences[number]['kind'], [one: string, many: string]> = {
  study_plans: ['plano de estudo', 'planos de estudo'],
  flashcards: ['flashcard', 'flashcards'],
  summaries: ['resumo', 'resumos'],
  syllabi: ['edital', 'editais'],
  study_cycles: ['ciclo de estudo', 'ciclos de estudo'],
  conversations: ['conversa com o Professor', 'conversas com o Professor'],
  focus_sessions: ['sessão de foco', 'sessões de foco'],
  plan_listings: ['plano no marketplace', 'planos no marketplace'],
  public_summaries: ['resumo público', 'resumos públicos'],
};

/** What goes with an account, as a list of counts; empty when there is nothing. */
export const consequenceTexts = (consequences: Consequences): string[] =>
  consequences.filter(({ count }) => count > 0).map(({ kind, count }) => countOf(count, ...kinds[kind]));

/** The state of an account in a word or two; undefined for the usual one. */
export function studentState(
  student: AdministeredStudent,
): { text: string; tone: 'warn' | 'danger' } | undefined {
  if (student.isGoing) return { text: 'sendo excluída', tone: 'danger' };
  if (student.suspendedAt) return { text: 'suspensa', tone: 'danger' };
  if (student.deletionAt) return { text: `sai em ${formatDate(student.deletionAt)}`, tone: 'warn' };
}

const actions: Record<AdminActionKind, string> = {
  claim: 'assumiu a administração',
  grant: 'deu a administração a',
  revoke: 'tirou a administração de',
  suspend: 'suspendeu',
  unsuspend: 'reativou',
  end_sessions: 'encerrou as sessões de',
  delete: 'excluiu',
  retry_job: 'repetiu a tarefa',
  keep_reported: 'manteve o que foi denunciado:',
  remove_reported: 'removeu o que foi denunciado:',
  close_lesson: 'encerrou os relatos da lição',
  test_mail: 'enviou um email de teste',
  invite_link: 'criou um link de convite; vagas:',
  invite_mails: 'enviou convites, ao todo',
  revoke_invitation: 'cancelou um convite',
};
export const actionText = (action: AdminActionKind): string => actions[action];

const jobs: Record<string, string> = {
  'accounts.sweep': 'Limpeza de contas',
  'accounts.reset-mail': 'Email para redefinir a senha',
  'database.backup': 'Backup programado',
  'accounts.invite': 'Convite por email',
  'accounts.export': 'Cópia dos dados de um estudante',
  'billing.mail': 'Email sobre pagamento',
  'billing.reconcile': 'Conferência de pagamentos',
  'billing.remind': 'Lembrete de renovação',
  'marketplace.sweep': 'Limpeza do marketplace',
  'reminders.promise': 'Escolha dos lembretes do dia',
  'reminders.mail': 'Email de lembrete',
  'study-plans.generate': 'Geração de plano',
  'study-plans.sweep': 'Limpeza de planos',
  'summaries.write': 'Geração de resumo',
  'syllabi.sweep': 'Limpeza de editais',
  'professor.digest': 'Leitura de anexo do Professor',
};

/** A kind of job as a person calls it; its own name when nobody has given it one. */
export function jobText(name: string): string {
  const kind = name.replace(/\.given-up$/, '');
  const text = jobs[kind] ?? kind;
  return kind === name ? text : `${text}: aviso de desistência`;
}
