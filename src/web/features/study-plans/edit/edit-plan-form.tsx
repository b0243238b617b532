import { Link } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { sentencesOf } from '#web/lib/api-error.ts';
import { fieldId, focusFirstError, shownErrors } from '#web/lib/form-rules.ts';
import { today as dayNow } from '#web/lib/today.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DraftNotice } from '#web/ui/draft-notice.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { RefusedForm } from '#web/ui/refused-form.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ExamField } from '../exam-field.tsx';
import { planEditFields } from '../plan-edit.ts';
import { TopicFields } from './topics.tsx';
import { usePlanEdit } from './use-plan-edit.ts';

type EditPlanFormProps = { plan: StudyPlan };

export function EditPlanForm({ plan }: EditPlanFormProps) {
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
      className="flex max-w-3xl flex-col gap-4"
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
            today={dayNow()}
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
      <TopicFields form={form} />
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
