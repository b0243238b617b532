import { documentLimits } from '#shared/contracts/documents.ts';
import { messageOf } from '#shared/messages.ts';

/** Not by type alone: many phones know none for these files and would offer none. */
export const acceptedDocuments =
  '.pdf,.docx,.doc,.txt,.md,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document,text/plain,text/markdown';

/** Why a document is not taken; null when it is. What it holds is for the server to judge. */
export function documentRefusal({ size }: { size: number }): string | null {
  if (size === 0) return messageOf('documents.empty');
  return size > documentLimits.file
    ? messageOf('documents.too_large', { limit: documentLimits.file / 1024 / 1024 })
    : null;
}
