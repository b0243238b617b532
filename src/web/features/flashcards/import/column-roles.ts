import type { ColumnRole } from '#shared/contracts/flashcard-transfer.ts';

export const roleNames: Record<ColumnRole, string> = {
  question: 'Pergunta',
  answer: 'Resposta',
  deck: 'Baralho',
  tags: 'Tags',
  subject: 'Matéria',
  difficulty: 'Dificuldade',
  ignore: 'Não importar',
};

/** Gives `column` another role; the column that had it takes the one that is free now. */
export function withRole(roles: readonly ColumnRole[], column: number, role: ColumnRole): ColumnRole[] {
  const other = role === 'ignore' ? -1 : roles.indexOf(role);
  return roles.map((known, index) => {
    if (index === column) return role;
    return index === other ? (roles[column] ?? 'ignore') : known;
  });
}
