import type { ColumnRole } from '#shared/contracts/flashcard-transfer.ts';
import { createFlashcardSchema, flashcardLimits } from '#shared/contracts/flashcards.ts';
import type { BrokenRule } from '#web/lib/form-rules.ts';
import type { ChosenFile } from '#web/lib/use-chosen-file.ts';

/** Where cards go that say nothing about it themselves. */
export interface ImportForm {
  subject: string;
  deck: string;
}

export const newImportForm: ImportForm = { subject: '', deck: flashcardLimits.defaultDeck };

const rules = createFlashcardSchema.pick({ subject: true, deck: true });

/** The rules that the form breaks; a subject may be missing where every card brings its own. */
export function brokenImportRules(form: ImportForm, needsSubject: boolean): BrokenRule[] {
  const issues = rules.safeParse(form).error?.issues ?? [];
  return issues
    .map(({ path, message }) => ({ field: String(path[0]), message }))
    .filter(({ field }) => needsSubject || field !== 'subject' || form.subject.trim() !== '');
}

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

/** The form that the server takes: the choices that were made, and the file last, called as the student calls it. */
export function uploadOf(
  { name: fileName, content }: Pick<ChosenFile, 'name' | 'content'>,
  choices: Record<string, string | undefined>,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(choices)) if (value !== undefined) form.append(name, value);
  form.append('file', content, fileName);
  return form;
}
