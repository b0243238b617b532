import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import {
  type ImportPreview,
  type ImportResult,
  importNames,
  transferLimits,
} from '#shared/contracts/flashcard-transfer.ts';
import { messageOf } from '#shared/messages.ts';
import { fileExtension } from '#shared/rules/text/file-extension.ts';
import { sizeText } from '#shared/rules/text/format.ts';
import { ApiError, sentenceOf } from '#web/lib/api/api-error.ts';
import { type ChosenFile, useChosenFile } from '#web/lib/hooks/use-chosen-file.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FilePicker } from '#web/ui/form/file-picker.tsx';
import { Column, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { announce } from '#web/ui/toast/announce.ts';
import { type Filing, newFiling } from '../filing.ts';
import { type FileReading, importPreviewQuery } from './api.ts';
import { ImportChoices } from './choices.tsx';
import { ImportColumns, SeparatorSelect } from './columns.tsx';
import { ImportReport, ImportSummary } from './report.tsx';

export function ImportPage() {
  return (
    <Column>
      <PageHeader
        title="Importar flashcards"
        subtitle="Traga seus flashcards de uma planilha, de um texto ou do Anki."
        back={<BackLink render={<Link to="/flashcards" />}>Flashcards</BackLink>}
      />
      <ImportFlashcards />
    </Column>
  );
}

/** Not `text/csv`: many phones know no type for these files and would offer none. */
const accepted = '.csv,.tsv,.txt,.apkg,text/*,application/octet-stream,application/zip,application/apkg';

/** A file is chosen, gone through, and becomes cards. */
function ImportFlashcards() {
  const { file, reading, refusal, choose, clear, read } = useImport();
  // Here, where another file or a failure leaves what was typed alone.
  const form = useForm<Filing>({ defaultValues: newFiling, shouldFocusError: false });
  const [result, setResult] = useState<ImportResult | null>(null);
  const again = () => {
    setResult(null);
    clear();
  };
  if (result) return <ImportSummary result={result} onAgain={again} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FilePicker
        file={file && { name: file.name, detail: sizeText(file.content.size) }}
        inputLabel="Arquivo para importar"
        hint={`CSV, TXT ou pacote do Anki (.apkg), até ${sizeText(transferLimits.file)}. Imagens e áudios não são importados.`}
        accept={accepted}
        isMain
        refusal={refusal}
        onFile={choose}
      />
      {file && (
        <ImportReview
          key={file.id}
          file={file}
          reading={reading}
          onReading={read}
          form={form}
          onImported={setResult}
        />
      )}
    </div>
  );
}

type ImportReviewProps = {
  file: ChosenFile;
  reading: FileReading;
  onReading: (reading: FileReading) => void;
  form: UseFormReturn<Filing>;
  onImported: (result: ImportResult) => void;
};

const rolesOf = ({ columns }: ImportPreview) => columns.map(({ role }) => role);

/** What a file would bring: gone through, and put right, before anything is kept. */
function ImportReview({ file, reading, onReading, form, onImported }: ImportReviewProps) {
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

const known: readonly string[] = [...importNames.text, ...importNames.package];

function refusalOf({ name, size }: File): string | null {
  if (!known.includes(fileExtension(name))) return messageOf('flashcards.file_unknown');
  return size > transferLimits.file
    ? messageOf('flashcards.file_too_large', { limit: transferLimits.file / 1024 / 1024 })
    : null;
}

/** The file that is being imported, how it is read, and what it would bring. */
function useImport() {
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
const useImportPreview = (file: ChosenFile, reading: FileReading) =>
  useQuery({ ...importPreviewQuery(file, reading), placeholderData: keepPreviousData });
