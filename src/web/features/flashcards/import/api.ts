import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type ColumnRole,
  flashcardTransferApi,
  type Separator,
} from '#shared/contracts/flashcard-transfer.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import type { ChosenFile } from '#web/lib/hooks/use-chosen-file.ts';
import { refreshCards } from '../api.ts';
import { uploadOf } from './form.ts';

/** How a text file is read, where the student knows better than the guess. */
export interface FileReading {
  separator?: Separator | undefined;
  columns?: readonly ColumnRole[] | undefined;
}

const readingFields = ({ separator, columns }: FileReading) => ({ separator, columns: columns?.join(',') });

/** What a file would bring. Not among the cards' queries: an import does not change what was asked of a file. */
export const importPreviewQuery = (file: ChosenFile, reading: FileReading) =>
  queryOptions({
    queryKey: ['flashcard-import', file.id, readingFields(reading)],
    queryFn: async ({ signal }) => {
      const body = uploadOf(file, readingFields(reading));
      return (await callApi(flashcardTransferApi.preview, { body }, { signal })).data.preview;
    },
    networkMode: 'always',
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

interface Import extends FileReading {
  file: ChosenFile;
  deck: string;
  subject: string;
  duplicates: 'skip' | 'import';
}

export function useImportFlashcards() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, separator, columns, ...choices }: Import) => {
      const body = uploadOf(file, { ...readingFields({ separator, columns }), ...choices });
      return (await callApi(flashcardTransferApi.import, { body })).data;
    },
    networkMode: 'always',
    onSuccess: () => void refreshCards(client),
  });
}
