import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { syllabusLimits } from '#shared/contracts/syllabi.ts';
import { messageOf } from '#shared/messages.ts';
import { addDays, daysBetween, isStudyDay, type StudyDay } from '#shared/rules/time/study-day.ts';
import { countdown } from '#web/domain/exam-labels.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { syllabusQuery, updateSyllabus } from '../api.ts';

type ExamDateProps = {
  syllabusId: string;
  revision: number;
  /** The exam as the syllabus has it. */
  saved: StudyDay | null;
  today: StudyDay;
  /** What is said while there is none ahead. */
  missing: string | undefined;
};

/** The day of the exam, kept in the syllabus. */
export function ExamDate({ syllabusId, revision, saved, today, missing }: ExamDateProps) {
  const [typed, setTyped] = useState(saved ?? '');
  const [first, last] = [addDays(today, 1), addDays(today, syllabusLimits.examWithinDays)];
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (examDate: StudyDay) => updateSyllabus(client, syllabusId, { revision, examDate }),
    // It may have been changed elsewhere: the next attempt knows.
    onError: () => client.invalidateQueries({ queryKey: syllabusQuery(syllabusId).queryKey }),
  });
  const isOutside = isStudyDay(typed) && (typed < first || typed > last);
  const refusal = error ? sentenceOf(error, 'Não foi possível salvar a data. Tente novamente.') : missing;
  return (
    <div className="flex items-start gap-2">
      <Field
        id={fieldId('examDate')}
        label="Data da prova"
        hint={saved && saved > today && typed === saved ? countdown(daysBetween(today, saved)) : undefined}
        error={isOutside ? messageOf('syllabi.exam_out_of_range') : refusal}
        className="min-w-0 flex-1"
      >
        <TextInput
          type="date"
          min={first}
          max={last}
          value={typed}
          onChange={({ target }) => {
            reset();
            setTyped(target.value);
          }}
        />
      </Field>
      {typed !== (saved ?? '') && isStudyDay(typed) && !isOutside && (
        <Button className="mt-6.5" busy={isPending} busyLabel="Salvando..." onClick={() => mutate(typed)}>
          Salvar data
        </Button>
      )}
    </div>
  );
}
