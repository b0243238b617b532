import type { SessionCategory } from '#shared/contracts/focus.ts';
import { csvLine, csvMark } from '#shared/rules/text/csv-line.ts';

interface ExportedSession {
  startedAt: Date;
  endedAt: Date;
  minutes: number;
  category: SessionCategory;
  subject: string | null;
}

const headers = ['Início', 'Fim', 'Duração (min)', 'Categoria', 'Matéria'];

/**
 * Sessions as spreadsheets in Portuguese open them: semicolons between cells, commas before decimals, instants on the
 * clock of `timeZone` (IANA).
 */
export function writeSessions(sessions: readonly ExportedSession[], timeZone: string): string {
  const clock = new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const local = (instant: Date) => clock.format(instant).replace(',', '');
  const rows = sessions.map(({ startedAt, endedAt, minutes, category, subject }) => [
    local(startedAt),
    local(endedAt),
    minutes.toFixed(2).replace('.', ','),
    category,
    subject ?? '',
  ]);
  return csvMark + [headers, ...rows].map(csvLine).join('');
}
