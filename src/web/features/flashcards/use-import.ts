import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { transferLimits } from '#shared/contracts/flashcard-transfer.ts';
import { messageOf } from '#shared/messages.ts';
import { announce } from '#web/ui/announce.ts';
import { type ChosenFile, type FileReading, importPreviewQuery } from './api.ts';

/** The file that is being imported, how it is read, and what it would bring. */
export function useImport() {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [reading, setReading] = useState<FileReading>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const chosen = useRef(0);

  const choose = async (picked: File) => {
    const id = ++chosen.current;
    const refuse = (sentence: string) => {
      if (id === chosen.current) setRefusal(sentence);
    };
    if (picked.size > transferLimits.file) {
      refuse(messageOf('flashcards.file_too_large', { limit: transferLimits.file / 1024 / 1024 }));
      return;
    }
    const content = await picked.arrayBuffer().catch(() => null);
    if (content === null) refuse('Não foi possível abrir o arquivo. Escolha-o de novo.');
    else if (id === chosen.current) {
      setRefusal(null);
      setReading({});
      setFile({ id, name: picked.name, content: new Blob([content]) });
      announce('Lendo o arquivo...');
    }
  };

  const clear = () => {
    chosen.current += 1;
    setFile(null);
    setReading({});
    setRefusal(null);
  };

  return { file, reading, refusal, choose, clear, read: setReading };
}

/** What `file` would bring when it is read so; while it is read in another way, what it was before is kept shown. */
export const useImportPreview = (file: ChosenFile, reading: FileReading) =>
  useQuery({ ...importPreviewQuery(file, reading), placeholderData: keepPreviousData });
