import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ImportPreview, ImportResult } from '#shared/contracts/flashcard-transfer.ts';
import { ApiError, sentenceOf } from '#web/lib/api-error.ts';
import type { ChosenFile } from '#web/lib/use-chosen-file.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import type { FileReading } from '../api.ts';
import { ImportChoices } from './choices.tsx';
import { ImportColumns } from './columns.tsx';
import type { ImportForm } from './form.ts';
import { ImportReport } from './report.tsx';
import { SeparatorSelect } from './separator-select.tsx';
import { useImportPreview } from './use-import.ts';

type ImportReviewProps = {
  file: ChosenFile;
  reading: FileReading;
  onReading: (reading: FileReading) => void;
  form: UseFormReturn<ImportForm>;
  onImported: (result: ImportResult) => void;
};

const rolesOf = ({ columns }: ImportPreview) => columns.map(({ role }) => role);

/** What a file would bring: gone through, and put right, before anything is kept. */
export function ImportReview({ file, reading, onReading, form, onImported }: ImportReviewProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useImportPreview(file, reading);
  const [preview, setPreview] = useState<ImportPreview>();
  if (data && !isPlaceholderData && data !== preview) setPreview(data);
  const failure = error && !isFetching && (
    <ErrorState
      message={sentenceOf(error, 'Não foi possível ler o arquivo. Tente novamente mais tarde.')}
      // A file that can't be read is the same at the next try.
      onRetry={error instanceof ApiError && error.status === 422 ? undefined : () => void refetch()}
    />
  );
  // Other columns come of another separator: their roles are guessed anew.
  const separate = (separator: FileReading['separator']) => onReading({ separator });

  if (!preview) {
    if (!failure) {
      return (
        <Skeleton label="Lendo o arquivo...">
          <SkeletonBlock className="h-56 rounded-lg!" />
          <SkeletonBlock className="h-40 rounded-lg!" />
        </Skeleton>
      );
    }
    return (
      <>
        {failure}
        {error instanceof ApiError && error.code === 'flashcards.too_many_columns' && (
          <Card>
            <SeparatorSelect value={reading.separator ?? ''} onValueChange={separate} />
          </Card>
        )}
      </>
    );
  }
  const isCounting = isFetching;
  return (
    <>
      <ImportColumns
        preview={preview}
        roles={reading.columns ?? rolesOf(preview)}
        separator={reading.separator ?? preview.separator}
        onRoles={(columns) => onReading({ ...reading, columns })}
        onSeparator={separate}
      />
      {failure || <ImportReport preview={preview} isCounting={isCounting} />}
      {!failure && (
        <ImportChoices
          file={file}
          reading={reading}
          preview={preview}
          isCounting={isCounting}
          form={form}
          onImported={onImported}
        />
      )}
    </>
  );
}
