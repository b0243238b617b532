import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Syllabus, SyllabusChanges } from '#shared/contracts/syllabi.ts';
import { sentenceOf, sentencesOf } from '#web/lib/api/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { updateSyllabus } from '../api.ts';
import { Changes } from './changes.tsx';
import { inputOf, isPartial, rectified, valueChanges } from './rectify.ts';

type RectificationProps = {
  disciplines: Syllabus['disciplines'];
  changes: SyllabusChanges;
  rectification: ReturnType<typeof useApply>;
  onForget: () => void;
};

/** What a rectification changes, to be looked at before it is applied. */
export function Rectification({ disciplines, changes, rectification, onForget }: RectificationProps) {
  const { apply, isBusy, error } = rectification;
  const { added, removed, changed } = changes;
  const isPart = isPartial(disciplines, changes);
  const [keepsRemoved, setKeepsRemoved] = useState(isPart);
  const values = valueChanges(disciplines, changes.disciplines);
  if (added.length + removed.length + changed.length + values.length === 0)
    return (
      <EmptyState
        title="Nada mudou para o seu cargo"
        hint="Disciplinas, tópicos e pontos são os mesmos."
        action={<Button onClick={onForget}>Enviar outro</Button>}
      />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isPart && (
        <Alert tone="warn" title="Este arquivo traz só uma parte do programa?">
          Mais da metade dos seus tópicos não está nele. Por isso deixamos o que saiu no seu edital.
        </Alert>
      )}
      <Changes changes={changes} values={values} keepsRemoved={keepsRemoved} />
      {removed.length > 0 && (
        <Card>
          <Switch
            label="Manter o que saiu"
            hint="Para retificações que trazem só o que mudou."
            checked={keepsRemoved}
            onChange={({ target }) => setKeepsRemoved(target.checked)}
          />
        </Card>
      )}
      {!isBusy && (
        <RefusedForm
          sentences={sentencesOf(error, 'Não foi possível aplicar a retificação. Tente novamente.')}
        />
      )}
      <FormActions>
        <Button onClick={onForget}>Enviar outro</Button>
        <Button
          variant="main"
          busy={isBusy}
          busyLabel="Aplicando..."
          onClick={() => apply(rectified(disciplines, changes.disciplines, keepsRemoved))}
        >
          Aplicar retificação
        </Button>
      </FormActions>
    </div>
  );
}

/** Puts the rectified tree in place, and offers to put the one before back. */
export function useApply({ id, revision, disciplines }: Syllabus, onApplied: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const undo = async (now: number) => {
    try {
      await updateSyllabus(client, id, { revision: now, disciplines: inputOf(disciplines) });
      toast.info('Retificação desfeita.');
    } catch (error) {
      toast.error(sentenceOf(error, 'Não foi possível desfazer a retificação. Tente novamente.'));
    }
  };
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (tree: SyllabusChanges['disciplines']) =>
      updateSyllabus(client, id, { revision, disciplines: tree }),
    onSuccess: (answer) => {
      onApplied();
      toast.success('Retificação aplicada.', { undo: () => void undo(answer.revision) });
      void navigate({ to: '/syllabi/$syllabusId', params: { syllabusId: id } });
    },
  });
  return { apply: mutate, isBusy: isPending || isSuccess, error };
}
