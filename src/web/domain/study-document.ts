import { documentLimits, documentNames, pictureNames } from '#shared/contracts/documents.ts';
import { messageOf } from '#shared/messages.ts';
import { fileExtension } from '#shared/rules/text/file-extension.ts';

/** Not by type alone: many phones know none for these files and would offer none. */
export const acceptedDocuments =
  '.pdf,.docx,.doc,.txt,.md,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document,text/plain,text/markdown';

/** Where scanned pages are read, pictures are taken too. */
export const acceptedScans = `${acceptedDocuments},.png,.jpg,.jpeg,image/png,image/jpeg`;

interface Chosen {
  name: string;
  size: number;
}

/** Why a document is not taken; null when it is. What it holds is for the server to judge. */
export function documentRefusal({ name, size }: Chosen): string | null {
  return Object.hasOwn(documentNames, fileExtension(name))
    ? sizeRefusal(size)
    : messageOf('documents.unknown_type');
}

/** As `documentRefusal`, where scanned pages and pictures are read. */
export function scanRefusal({ name, size }: Chosen): string | null {
  const extension = fileExtension(name);
  return Object.hasOwn(documentNames, extension) || Object.hasOwn(pictureNames, extension)
    ? sizeRefusal(size)
    : messageOf('documents.neither_document_nor_picture');
}

function sizeRefusal(size: number): string | null {
  if (size === 0) return messageOf('documents.empty');
  return size > documentLimits.file
    ? messageOf('documents.too_large', { limit: documentLimits.file / 1024 / 1024 })
    : null;
}
