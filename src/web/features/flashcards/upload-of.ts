/** The form that the server takes: the choices that were made, and the file last. */
export function uploadOf(file: Blob, choices: Record<string, string | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(choices)) if (value !== undefined) form.append(name, value);
  form.append('file', file);
  return form;
}
