import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import type { Syllabus } from '#shared/contracts/syllabi.ts';
import { addDays, isStudyDay, type StudyDay, weekdays } from '#shared/rules/time/study-day.ts';
import { hoursPerWeek, type WeekHours, weekOf } from '#web/domain/week-hours.ts';
import { WeekHoursField } from '#web/domain/week-hours-field.tsx';
import { sentencesOf } from '#web/lib/api/api-error.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { readDraft } from '#web/lib/hooks/use-draft.ts';
import { storage } from '#web/lib/storage.ts';
import { useToday } from '#web/lib/today.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { createPlan, type PlanHours } from '../api.ts';
import { ExamDate } from './exam-date.tsx';
import { PlanPreview } from './preview.tsx';

const hoursKey = 'syllabusPlanHours';
const hoursSchema = z.record(z.enum(weekdays), z.number().min(0).max(12));

interface Asked {
  startDate: StudyDay;
  hours: WeekHours;
}

const bodyOf = ({ startDate, hours }: Asked): PlanHours => ({
  startDate,
  weeklySchedule: weekdays.map((day) => ({ day, hours: hours[day] || 0 })),
});

/** What has to be mended before anything can be planned, and where; null when nothing has. */
function mistakeIn({ startDate, hours }: Asked, today: StudyDay, examDate: StudyDay | null) {
  if (examDate === null) return { field: 'examDate', message: 'Informe a data da prova.' };
  if (examDate <= today)
    return { field: 'examDate', message: 'A prova é hoje ou já passou: informe outra data.' };
  if (!isStudyDay(startDate) || startDate < today)
    return { field: 'startDate', message: 'O plano começa hoje ou depois.' };
  if (startDate >= examDate) return { field: 'startDate', message: 'O plano começa antes da prova.' };
  return hoursPerWeek(hours) > 0
    ? null
    : { field: 'hours', message: 'Informe as horas de pelo menos um dia da semana.' };
}

type PlanFormProps = { syllabus: Syllabus };

/** Start and hours of study, and what they come to. */
export function PlanForm({ syllabus: { id: syllabusId, examDate, revision } }: PlanFormProps) {
  const today = useToday();
  const [asked, ask] = useState<Asked>(() => ({
    startDate: today,
    hours: readDraft(hoursKey, hoursSchema, storage) ?? weekOf(4),
  }));
  const [isSent, setSent] = useState(false);
  const rested = useDebounced(asked);
  const body = useMemo(() => bodyOf(rested), [rested]);
  const { create, isPending, error } = useCreatePlan(syllabusId);
  const mistake = mistakeIn(asked, today, examDate);
  const isReady = mistake === null && mistakeIn(rested, today, examDate) === null;
  // What the fields below the exam say is wrong is seen at once; that there is no exam yet, only when it is missed.
  const errorOf = (field: string) =>
    mistake?.field === field && (isSent || field !== 'examDate') ? mistake.message : undefined;

  return (
    <form
      noValidate
      aria-label="Montar plano"
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (mistake === null) create(bodyOf(asked));
        else document.getElementById(fieldId(mistake.field))?.focus();
      }}
    >
      <Card title="Quando">
        <div className="grid gap-4 sm:grid-cols-2">
          <ExamDate
            syllabusId={syllabusId}
            revision={revision}
            saved={examDate}
            today={today}
            missing={errorOf('examDate')}
          />
          <Field id={fieldId('startDate')} label="Início" error={errorOf('startDate')}>
            <TextInput
              type="date"
              min={today}
              max={examDate ? addDays(examDate, -1) : undefined}
              value={asked.startDate}
              onChange={({ target }) => ask({ ...asked, startDate: target.value })}
            />
          </Field>
        </div>
      </Card>
      <Card>
        <WeekHoursField
          hours={asked.hours}
          onChange={(hours) => {
            ask({ ...asked, hours });
            storage.set(hoursKey, JSON.stringify(hours));
          }}
          error={errorOf('hours')}
        />
      </Card>
      {isReady && examDate && <PlanPreview syllabusId={syllabusId} examDate={examDate} body={body} />}
      {!isPending && (
        <RefusedForm sentences={sentencesOf(error, 'Não foi possível criar o plano. Tente novamente.')} />
      )}
      <FormActions>
        <Button
          render={<Link to="/syllabi/$syllabusId" params={{ syllabusId }} activeOptions={{ exact: true }} />}
        >
          Cancelar
        </Button>
        <Button type="submit" variant="main" busy={isPending} busyLabel="Criando...">
          Criar Plano
        </Button>
      </FormActions>
    </form>
  );
}

function useCreatePlan(syllabusId: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: PlanHours) => createPlan(client, syllabusId, body),
    onSuccess: (planId) => {
      toast.success('Plano criado.');
      void navigate({ to: '/study-plans/$planId', params: { planId } });
    },
  });
  return { create: mutate, isPending, error };
}
