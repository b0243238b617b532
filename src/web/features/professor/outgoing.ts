import { z } from 'zod';
import type { ChosenFile } from '#web/lib/hooks/use-chosen-file.ts';

/** A message on its way to the tutor. */
export interface Outgoing {
  /** Made here: sent twice, it is answered once. */
  id: string;
  text: string;
  file: ChosenFile | null;
}

/** What a tab keeps of a conversation's next message. A file is no part of it: it can't be kept. */
export const draftSchema = z.object({
  text: z.string(),
  /** The message that was sent last and has not arrived, as far as is known. */
  unsent: z.object({ id: z.uuid(), text: z.string(), fileName: z.string().nullable() }).nullable(),
});
export type MessageDraft = z.output<typeof draftSchema>;

export const emptyDraft: MessageDraft = { text: '', unsent: null };

/** A message from what is typed: the one that did not arrive, when it says the same, else a new one. */
export function outgoingOf(
  { text, unsent }: MessageDraft,
  file: ChosenFile | null,
  newId: () => string,
): Outgoing {
  const said = text.trim();
  const isSame = unsent?.text === said && unsent.fileName === (file?.name ?? null);
  return { id: isSame ? unsent.id : newId(), text: said, file };
}

export const unsentOf = ({ id, text, file }: Outgoing): MessageDraft['unsent'] => ({
  id,
  text,
  fileName: file?.name ?? null,
});

/** As the server takes it: a form with the document last, or JSON without one. */
export function uploadOf({ id, text, file }: Outgoing): FormData | { message: string; id: string } {
  if (!file) return { message: text, id };
  const form = new FormData();
  form.append('message', text);
  form.append('id', id);
  form.append('fileName', file.name);
  form.append('file', file.content, file.name);
  return form;
}
