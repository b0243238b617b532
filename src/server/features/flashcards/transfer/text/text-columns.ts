import type { ColumnRole } from '#shared/contracts/flashcard-transfer.ts';
import { fold } from '#shared/rules/text/fold.ts';
import type { TextHeaders } from './text-headers.ts';

const namesByRole: Record<Exclude<ColumnRole, 'ignore'>, readonly string[]> = {
  question: [
    'pergunta',
    'frente',
    'questao',
    'termo',
    'texto',
    'question',
    'front',
    'term',
    'text',
    'anverso',
  ],
  answer: ['resposta', 'verso', 'definicao', 'significado', 'answer', 'back', 'definition', 'back extra'],
  deck: ['baralho', 'deck', 'pasta'],
  tags: ['tags', 'tag', 'etiquetas', 'marcadores'],
  subject: ['materia', 'disciplina', 'assunto', 'subject'],
  difficulty: ['dificuldade', 'difficulty', 'nivel'],
};

const roleByName = new Map(
  Object.entries(namesByRole).flatMap(([role, names]) => names.map((name) => [name, role as ColumnRole])),
);

const roleOf = (name: string): ColumnRole | undefined => roleByName.get(fold(name));

/** Whether a first line names columns instead of being a card: it names a question and an answer. */
export function isTitleLine(cells: readonly string[]): boolean {
  const roles = cells.map(roleOf);
  return roles.includes('question') && roles.includes('answer');
}

/**
 * What each of `width` columns holds: as the headers say, then as the columns are called, then the first free column
 * is the question and the next the answer. Each role is given once; what is left is ignored.
 */
export function guessColumns(
  headers: TextHeaders,
  names: readonly string[],
  width: number,
): { name: string | null; role: ColumnRole }[] {
  const roles = new Array<ColumnRole | undefined>(width).fill(undefined);
  const give = (column: number, role: ColumnRole) => {
    if (column < width && !roles[column] && (role === 'ignore' || !roles.includes(role)))
      roles[column] = role;
  };
  for (const column of headers.otherColumns) give(column, 'ignore');
  if (headers.deckColumn !== null) give(headers.deckColumn, 'deck');
  if (headers.tagsColumn !== null) give(headers.tagsColumn, 'tags');
  for (const [column, name] of names.entries()) {
    const role = roleOf(name);
    if (role) give(column, role);
  }
  for (const role of ['question', 'answer'] as const) {
    const free = roles.indexOf(undefined);
    if (free >= 0 && !roles.includes(role)) give(free, role);
  }
  return roles.map((role, column) => ({ name: names[column]?.trim() || null, role: role ?? 'ignore' }));
}
