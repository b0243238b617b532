import { Link } from '@tanstack/react-router';
import type { StudyCycle } from '#shared/contracts/study-cycles.ts';
import { sentencesOf } from '#web/lib/api-error.ts';
import { focusFirstError } from '#web/lib/form-rules.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DraftNotice } from '#web/ui/draft-notice.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { RefusedForm } from '#web/ui/refused-form.tsx';
import { cycleFields } from '../cycle-form.ts';
import { CycleTime } from '../form-fields.tsx';
import { SubjectFields } from '../subject-fields.tsx';
import { useCycleEdit } from '../use-cycle-edit.ts';
import { CycleErrors } from './cycle-errors.tsx';
import { NameField } from './name-field.tsx';

type EditCycleFormProps = { cycle: StudyCycle };

export function EditCycleForm({ cycle }: EditCycleFormProps) {
  const { form, today, wasRestored, discard, save, isPending, error } = useCycleEdit(cycle);
  return (
    <form
      noValidate
      aria-label="Editar ciclo de estudos"
      onSubmit={form.handleSubmit(save, (errors) => focusFirstError(errors, cycleFields))}
      className="flex max-w-3xl flex-col gap-4"
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
      <Card
        title="Matérias"
        description="Quanto mais difícil e mais importante, mais minutos a matéria recebe. De 1 a 5."
      >
        <SubjectFields form={form} list="subjects" />
      </Card>
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
