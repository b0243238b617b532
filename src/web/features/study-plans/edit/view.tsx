import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type StudyPlan, studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { sentencesOf } from '#web/lib/api/api-error.ts';
import { fieldId, focusFirstError, resolverOf, shownErrors } from '#web/lib/form-rules.ts';
import { forgetDraft, readDraft, useDraft } from '#web/lib/hooks/use-draft.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { today } from '#web/lib/today.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DraftNotice } from '#web/ui/form/draft-notice.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Column, PageHeader } from '#web/ui/page-header.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { studyPlanQuery, useUpdateStudyPlan } from '../api.ts';
import { ExamField } from '../exam-field.tsx';
import {
  brokenEditRules,
  type PlanEdit,
  planEditFields,
  planEditOf,
  planEditSchema,
  planUpdate,
} from '../plan-edit.ts';
import { TopicFields } from './topics.tsx';

export { PlanFailure, PlanSkeleton } from '../placeholders.tsx';

const route = getRouteApi('/student/study-plans/$planId/edit');

export function EditStudyPlanPage() {
  const { planId } = route.useParams();
  const plan = useLoaded(studyPlanQuery(planId));
  return (
    <Column>
      <PageHeader
        title="Editar plano"
        subtitle={plan.title}
        back={
          <BackLink render={<Link to="/study-plans/$planId" params={{ planId }} />}>Voltar ao plano</BackLink>
        }
      />
      <EditPlanForm key={plan.id} plan={plan} />
    </Column>
  );
}

function EditPlanForm({ plan }: { plan: StudyPlan }) {
  const { form, wasRestored, discard, save, isPending, error } = usePlanEdit(plan);
  const { control, register, handleSubmit, formState, setFocus, setValue } = form;
  const { errors, isSubmitted } = formState;
  const examDate = useWatch({ control, name: 'examDate' });
  const clearExam = () => {
    setValue('examDate', '', { shouldDirty: true, shouldValidate: isSubmitted });
    setFocus('examDate');
  };
  return (
    <form
      noValidate
      aria-label="Editar plano de estudos"
      onSubmit={handleSubmit(save, (broken) => focusFirstError(broken, planEditFields))}
      className="flex flex-col gap-4"
    >
      {wasRestored && (
        <DraftNotice discardLabel="Descartar alterações" onDiscard={discard}>
          Recuperamos alterações que ainda não foram salvas.
        </DraftNotice>
      )}
      <Card>
        <div className="grid gap-5">
          <Field id={fieldId('title')} label="Título" error={errors.title?.message}>
            <TextInput {...register('title')} maxLength={studyPlanLimits.title} autoComplete="off" />
          </Field>
          <Field id={fieldId('description')} label="Descrição" optional error={errors.description?.message}>
            <TextArea {...register('description')} maxLength={studyPlanLimits.description} />
          </Field>
          <ExamField
            registration={register('examDate')}
            value={examDate}
            startDate={plan.startDate}
            today={today()}
            error={errors.examDate?.message}
            onClear={clearExam}
          />
          <Switch
            label="Plano ativo"
            hint="Um plano inativo fica esmaecido na lista."
            {...register('isActive')}
          />
        </div>
      </Card>
      <TopicFields form={form} plan={plan} />
      <ErrorSummary errors={shownErrors(errors, planEditFields)} submitCount={0} />
      <RefusedForm sentences={sentencesOf(error)} />
      <FormActions>
        <Button
          render={
            <Link to="/study-plans/$planId" params={{ planId: plan.id }} activeOptions={{ exact: true }} />
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

/** The edit form of `plan`, opened on changes that this tab kept. */
function usePlanEdit(plan: StudyPlan) {
  const draftKey = `studyPlanEdit.${plan.id}`;
  const [draft] = useState(() => readDraft(draftKey, planEditSchema));
  const [wasRestored, setWasRestored] = useState(draft !== null);
  const form = useForm<PlanEdit>({
    defaultValues: draft ?? planEditOf(plan),
    resolver: resolverOf((edit) => brokenEditRules(edit, plan, today())),
    shouldFocusError: false,
  });
  useDraft(draftKey, form);
  const { mutate, isPending, error } = useUpdateStudyPlan(plan.id);
  const navigate = useNavigate();
  const toast = useToast();

  const discard = () => {
    form.reset(planEditOf(plan));
    forgetDraft(draftKey);
    setWasRestored(false);
  };

  const save = (edit: PlanEdit) =>
    mutate(planUpdate(edit, plan.topics), {
      onSuccess: () => {
        forgetDraft(draftKey);
        toast.success('Plano atualizado.');
        void navigate({ to: '/study-plans/$planId', params: { planId: plan.id } });
      },
    });

  return { form, wasRestored, discard, save, isPending, error };
}
