import { documentLimits, documentNames } from '#shared/contracts/documents.ts';
import { messageOf } from '#shared/messages.ts';
import { fileExtension } from '#shared/rules/text/file-extension.ts';

/** Not by type alone: many phones know none for these files and would offer none. */
export const acceptedDocuments =
  '.pdf,.docx,.doc,.txt,.md,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document,text/plain,text/markdown';

/** Why a document is not taken; null when it is. What it holds is for the server to judge. */
export function documentRefusal({ name, size }: { name: string; size: number }): string | null {
  if (!Object.hasOwn(documentNames, fileExtension(name))) return messageOf('documents.unknown_type');
  if (size === 0) return messageOf('documents.empty');
  return size > documentLimits.file
    ? messageOf('documents.too_large', { limit: documentLimits.file / 1024 / 1024 })
    : null;
}
