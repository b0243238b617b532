import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import type { Editor } from './store.ts';
import type { TreeInput } from './tree.ts';

/** Two versions of one syllabus: nothing of either is lost before the student has chosen. */
export function Conflict({ editor, title }: { editor: Editor; title: string }) {
  const toast = useToast();
  const failed = (error: unknown) =>
    toast.error(sentenceOf(error, 'Não foi possível falar com o servidor. Tente novamente.'));
  const reload = useMutation({
    mutationFn: editor.takeServers,
    onSuccess: () =>
      toast.info('Edital recarregado.', { undo: () => void editor.travel('past', { stays: true }) }),
    onError: failed,
  });
  const overwrite = useMutation({
    mutationFn: editor.keepOwn,
    onSuccess: () => toast.success('Sua versão foi salva.'),
    onError: failed,
  });
  const isBusy = reload.isPending || overwrite.isPending;
  return (
    <Alert tone="warn" title="Este edital foi mudado em outro lugar." className="mb-3">
      <p>As suas correções estão guardadas neste aparelho até você escolher.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" busy={reload.isPending} disabled={isBusy} onClick={() => reload.mutate()}>
          Recarregar
        </Button>
        <Button size="sm" busy={overwrite.isPending} disabled={isBusy} onClick={() => overwrite.mutate()}>
          Manter a minha versão
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => saveFile(new Blob([textOf(editor.input())], { type: 'text/plain' }), `${title}.txt`)}
        >
          Baixar a minha versão
        </Button>
      </div>
    </Alert>
  );
}

/** The tree as a text that can be pasted and read again. */
const textOf = (disciplines: TreeInput): string =>
  disciplines
    .map(({ name, topics }) =>
      [name, ...topics.map(({ depth, text }) => `${'  '.repeat(depth)}- ${text}`)].join('\n'),
    )
    .join('\n\n');
