import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { StudyCycle } from '#shared/contracts/study-cycles.ts';
import { sentencesOf } from '#web/lib/api/api-error.ts';
import { focusFirstError, resolverOf } from '#web/lib/form-rules.ts';
import { forgetDraft, readDraft, useDraft } from '#web/lib/hooks/use-draft.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { today as dayNow } from '#web/lib/today.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DraftNotice } from '#web/ui/form/draft-notice.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import { Column, PageHeader } from '#web/ui/page-header.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { studyCycleQuery, useUpdateCycle } from '../api.ts';
import {
  brokenEditRules,
  type CycleForm,
  cycleChanges,
  cycleDraftSchema,
  cycleFields,
  cycleFormOf,
} from '../cycle-form.ts';
import { CycleErrors, CycleTime, NameField } from '../form-fields.tsx';
import { SubjectFields, SubjectsCard } from '../subject-fields.tsx';

export { CycleFailure, CycleSkeleton } from '../cycle-fallback.tsx';

const route = getRouteApi('/student/study-cycles/$cycleId/edit');

export function EditStudyCyclePage() {
  const { cycleId } = route.useParams();
  const cycle = useLoaded(studyCycleQuery(cycleId));
  return (
    <Column>
      <PageHeader
        title="Editar ciclo"
        subtitle={cycle.name}
        back={
          <BackLink render={<Link to="/study-cycles/$cycleId" params={{ cycleId }} />}>
            Voltar ao ciclo
          </BackLink>
        }
      />
      <EditCycleForm key={cycle.id} cycle={cycle} />
    </Column>
  );
}

type EditCycleFormProps = { cycle: StudyCycle };

function EditCycleForm({ cycle }: EditCycleFormProps) {
  const { form, today, wasRestored, discard, save, isPending, error } = useCycleEdit(cycle);
  return (
    <form
      noValidate
      aria-label="Editar ciclo de estudos"
      onSubmit={form.handleSubmit(save, (errors) => focusFirstError(errors, cycleFields))}
      className="flex flex-col gap-4"
    >
      {wasRestored && (
        <DraftNotice discardLabel="Descartar alterações" onDiscard={discard}>
          Recuperamos alterações que ainda não foram salvas.
        </DraftNotice>
      )}
      <Alert tone="info">
        {`Os blocos concluídos ou começados ficam como estão. Se você mudar matérias, horas, datas ou tamanhos, os abertos são distribuídos de novo a partir ${cycle.mode === 'sequence' ? 'de onde você parou' : 'de hoje'}. O nome e a data da prova não mexem em nenhum bloco.`}
      </Alert>
      <Card>
        <NameField form={form} />
      </Card>
      <SubjectsCard>
        <SubjectFields form={form} list="subjects" />
      </SubjectsCard>
      <CycleTime form={form} today={today} />
      <CycleErrors form={form} />
      <RefusedForm sentences={sentencesOf(error, 'Não foi possível salvar o ciclo. Tente novamente.')} />
      <FormActions>
        <Button
          render={
            <Link
              to="/study-cycles/$cycleId"
              params={{ cycleId: cycle.id }}
              activeOptions={{ exact: true }}
            />
          }
        >
          Cancelar
        </Button>
        <Button type="submit" variant="main" busy={isPending} busyLabel="Salvando...">
          Salvar
        </Button>
      </FormActions>
    </form>
  );
}

/** The edit form of `cycle`, opened on changes that this tab kept. */
function useCycleEdit(cycle: StudyCycle) {
  const draftKey = `studyCycleEdit.${cycle.id}`;
  const [today] = useState(() => dayNow());
  const [draft] = useState(() => readDraft(draftKey, cycleDraftSchema));
  const [wasRestored, setWasRestored] = useState(draft !== null);
  const form = useForm<CycleForm>({
    // The mode is switched elsewhere, perhaps since the draft was kept.
    defaultValues: { ...cycleFormOf(cycle), ...draft, mode: cycle.mode },
    resolver: resolverOf((edit) => brokenEditRules(edit, cycle, today)),
    shouldFocusError: false,
  });
  useDraft(draftKey, form);
  const { mutate, isPending, error } = useUpdateCycle(cycle.id);
  const navigate = useNavigate();
  const toast = useToast();

  const discard = () => {
    form.reset(cycleFormOf(cycle));
    forgetDraft(draftKey);
    setWasRestored(false);
  };

  const save = (edit: CycleForm) =>
    mutate(cycleChanges(edit, cycle), {
      onSuccess: () => {
        forgetDraft(draftKey);
        toast.success('Ciclo atualizado.');
        void navigate({ to: '/study-cycles/$cycleId', params: { cycleId: cycle.id } });
      },
    });

  return { form, today, wasRestored, discard, save, isPending, error };
}
