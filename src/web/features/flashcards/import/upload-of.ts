import type { ChosenFile } from '#web/lib/use-chosen-file.ts';

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
