import type { ColumnRole } from '#shared/contracts/flashcard-transfer.ts';
import type { BrokenRule } from '#web/lib/form-rules.ts';
import type { ChosenFile } from '#web/lib/hooks/use-chosen-file.ts';
import { brokenFilingRules, type Filing } from '../filing.ts';

/** The rules that the form breaks; a subject may be missing where every card brings its own. */
export const brokenImportRules = (form: Filing, needsSubject: boolean): BrokenRule[] =>
  brokenFilingRules(form).filter(
    ({ field }) => needsSubject || field !== 'subject' || form.subject.trim() !== '',
  );

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
