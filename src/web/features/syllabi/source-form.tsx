import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { documentLimits } from '#shared/contracts/documents.ts';
import { syllabusLimits } from '#shared/contracts/syllabi.ts';
import { formatNumber, sizeText } from '#shared/rules/text/format.ts';
import { acceptedScans, scanRefusal } from '#web/domain/study-document.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { useChosenFile } from '#web/lib/hooks/use-chosen-file.ts';
import { tabStorage } from '#web/lib/storage.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FilePicker } from '#web/ui/form/file-picker.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { startReading } from './api.ts';

type Source = Parameters<typeof startReading>[0];

/**
 * What a notice is read from: a file, which is sent as soon as it is chosen, or a pasted programme, which this tab keeps
 * under `draftKey` until `forget` is called. `again` sends once more what was sent last; null when nothing was.
 */
export function useReadingSource(draftKey: string, onStarted: (readingId: string) => void) {
  const [text, setText] = useState(() => tabStorage.get(draftKey) ?? '');
  const { file, refusal, choose } = useChosenFile(scanRefusal);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: startReading,
    onSuccess: onStarted,
  });
  const sent = useRef<number>(undefined);
  useEffect(() => {
    if (!file || sent.current === file.id) return;
    sent.current = file.id;
    mutate({ file });
  }, [file, mutate]);

  const type = (next: string) => {
    setText(next);
    tabStorage.set(draftKey, next);
  };
  const send = (source: Source) => !isPending && mutate(source);
  return {
    text,
    type,
    file,
    refusal,
    choose,
    isPending,
    error,
    readText: () => send({ text }),
    again: variables ? () => send(variables) : null,
    forget: () => tabStorage.remove(draftKey),
  };
}

type SourceFormProps = {
  source: ReturnType<typeof useReadingSource>;
  /** Why the last reading ended without anything. */
  failure?: string | null;
};

const fileHint = `PDF, Word, texto ou imagem (PNG ou JPEG), até ${sizeText(documentLimits.file)} e ${formatNumber(documentLimits.pages)} páginas. Pode ser digitalizado ou fotografado.`;

export function SourceForm({ source, failure = null }: SourceFormProps) {
  const { text, type, file, refusal, choose, isPending, error, readText, again } = source;
  const [isAsked, setAsked] = useState(false);
  const isBlank = text.trim() === '';
  const said =
    error && !isPending ? sentenceOf(error, 'Não foi possível enviar o edital. Tente novamente.') : failure;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {said && !isPending && (
        <Alert
          tone="danger"
          action={
            again && (
              <Button size="sm" onClick={again}>
                Tentar de novo
              </Button>
            )
          }
        >
          {said}
        </Alert>
      )}
      <FilePicker
        file={file && { name: file.name, detail: isPending ? 'Enviando...' : sizeText(file.content.size) }}
        inputLabel="Arquivo do edital"
        hint={fileHint}
        accept={acceptedScans}
        isMain={isBlank}
        refusal={refusal}
        onFile={(picked) => void choose(picked)}
      />
      <Card title="Ou cole só o programa">
        <form
          noValidate
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            setAsked(true);
            if (isBlank) document.getElementById(fieldId('programme'))?.focus();
            else readText();
          }}
        >
          <Field
            id={fieldId('programme')}
            label="Conteúdo programático"
            hint="Basta a parte com as disciplinas e os tópicos. O que você cola fica guardado nesta aba."
            error={isAsked && isBlank ? 'Cole o programa do edital.' : undefined}
          >
            <TextArea
              rows={5}
              maxLength={syllabusLimits.text}
              value={text}
              onChange={({ target }) => type(target.value)}
              placeholder={'LÍNGUA PORTUGUESA: 1 Compreensão de textos. 2 Ortografia oficial.'}
            />
          </Field>
          <Button
            type="submit"
            variant={isBlank ? 'secondary' : 'main'}
            className="justify-self-end max-sm:w-full"
            busy={isPending}
            busyLabel="Enviando..."
          >
            Ler o texto
          </Button>
        </form>
      </Card>
    </div>
  );
}
