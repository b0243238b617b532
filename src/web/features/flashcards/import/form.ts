import { createFlashcardSchema, flashcardLimits } from '#shared/contracts/flashcards.ts';
import type { BrokenRule } from '#web/lib/form-rules.ts';

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
