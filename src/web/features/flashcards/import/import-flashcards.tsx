import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type ImportResult, transferLimits } from '#shared/contracts/flashcard-transfer.ts';
import { sizeText } from '#web/lib/format.ts';
import { FilePicker } from '#web/ui/file-picker.tsx';
import { type ImportForm, newImportForm } from './form.ts';
import { ImportReview } from './import-review.tsx';
import { ImportSummary } from './import-summary.tsx';
import { useImport } from './use-import.ts';

/** Not `text/csv`: many phones know no type for these files and would offer none. */
const accepted = '.csv,.tsv,.txt,.apkg,text/*,application/octet-stream,application/zip,application/apkg';

/** A file is chosen, gone through, and becomes cards. */
export function ImportFlashcards() {
  const { file, reading, refusal, choose, clear, read } = useImport();
  // Here, where another file or a failure leaves what was typed alone.
  const form = useForm<ImportForm>({ defaultValues: newImportForm, shouldFocusError: false });
  const [result, setResult] = useState<ImportResult | null>(null);
  const again = () => {
    setResult(null);
    clear();
  };
  if (result) return <ImportSummary result={result} onAgain={again} />;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
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
