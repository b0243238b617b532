import { Link } from '@tanstack/react-router';
import { focusFirstError } from '#web/lib/form-rules.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DraftNotice } from '#web/ui/draft-notice.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { generationFailure } from '../create/failure-labels.ts';
import { CycleForecast } from '../create/forecast.tsx';
import { CycleSubjects } from '../create/subjects.tsx';
import { cycleFields } from '../cycle-form.ts';
import { CycleTime } from '../form-fields.tsx';
import { useCycleForm } from '../use-cycle-form.ts';
import { useGenerate } from '../use-generate.ts';
import { CycleErrors } from './cycle-errors.tsx';
import { CycleMade } from './cycle-made.tsx';
import { ModeField } from './mode-field.tsx';
import { NameField } from './name-field.tsx';

type CreateCycleFormProps = { draftKey: string };

export function CreateCycleForm({ draftKey }: CreateCycleFormProps) {
  const { form, today, wasRestored, discard } = useCycleForm(draftKey);
  const { generate, isPending, error, made } = useGenerate(discard);
  const failure = error && generationFailure(error);
  return (
    <form
      noValidate
      aria-label="Criar ciclo de estudos"
      onSubmit={form.handleSubmit(generate, (errors) => focusFirstError(errors, cycleFields))}
      className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-start lg:gap-6"
    >
      <div className="grid gap-4">
        {made && <CycleMade cycle={made} />}
        {wasRestored && (
          <DraftNotice discardLabel="Começar do zero" onDiscard={discard}>
            Recuperamos o que você já tinha preenchido.
          </DraftNotice>
        )}
        <Card>
          <NameField form={form} />
        </Card>
        <CycleSubjects form={form} />
        <CycleTime form={form} today={today} />
        <Card title="Como seguir o ciclo" description="Você pode mudar de um para o outro quando quiser.">
          <ModeField form={form} />
        </Card>
      </div>
      <div className="max-lg:contents lg:sticky lg:top-20 lg:grid lg:gap-4">
        <CycleForecast form={form} />
        <CycleErrors form={form} />
        {failure && (
          <Alert tone="danger" {...(failure.title && { title: failure.title })}>
            {failure.sentence}
          </Alert>
        )}
        <FormActions>
          <Button render={<Link to="/study-cycles" activeOptions={{ exact: true }} />}>Cancelar</Button>
          <Button
            type="submit"
            variant="main"
            busy={isPending}
            busyLabel="Gerando ciclo..."
            disabled={made !== undefined}
          >
            Criar Ciclo
          </Button>
        </FormActions>
      </div>
    </form>
  );
}
