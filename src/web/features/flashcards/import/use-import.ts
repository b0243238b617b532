import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { importNames, transferLimits } from '#shared/contracts/flashcard-transfer.ts';
import { messageOf } from '#shared/messages.ts';
import { fileExtension } from '#shared/rules/text/file-extension.ts';
import { type ChosenFile, useChosenFile } from '#web/lib/use-chosen-file.ts';
import { announce } from '#web/ui/announce.ts';
import { type FileReading, importPreviewQuery } from '../api.ts';

const known: readonly string[] = [...importNames.text, ...importNames.package];

function refusalOf({ name, size }: File): string | null {
  if (!known.includes(fileExtension(name))) return messageOf('flashcards.file_unknown');
  return size > transferLimits.file
    ? messageOf('flashcards.file_too_large', { limit: transferLimits.file / 1024 / 1024 })
    : null;
}

/** The file that is being imported, how it is read, and what it would bring. */
export function useImport() {
  const { file, refusal, choose, put } = useChosenFile(refusalOf);
  const [reading, setReading] = useState<FileReading>({});

  const take = async (picked: File) => {
    if (!(await choose(picked))) return;
    setReading({});
    announce('Lendo o arquivo...');
  };

  const clear = () => {
    put(null);
    setReading({});
  };

  return { file, reading, refusal, choose: take, clear, read: setReading };
}

/** What `file` would bring when it is read so; while it is read in another way, what it was before is kept shown. */
export const useImportPreview = (file: ChosenFile, reading: FileReading) =>
  useQuery({ ...importPreviewQuery(file, reading), placeholderData: keepPreviousData });
