import type { UseFormRegisterReturn } from 'react-hook-form';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { OptionalDate } from '#web/ui/form/optional-date.tsx';
import { examBounds } from './exam-date.ts';

type ExamFieldProps = {
  /** What the form's `register` answers for the field. */
  registration: UseFormRegisterReturn;
  value: string;
  /** The plan's first day: the exam comes after it. */
  startDate: string;
  today: StudyDay;
  error: string | undefined;
  onClear: () => void;
};

export function ExamField({ registration, value, startDate, today, error, onClear }: ExamFieldProps) {
  const { firstExam, lastExam } = examBounds(startDate, today);
  return (
    <OptionalDate
      id={fieldId('examDate')}
      label="Data da prova"
      hint="Com ela, o plano diz se o que falta cabe no tempo que resta."
      error={error}
      input={{ ...registration, min: firstExam, max: lastExam }}
      isFilled={value !== ''}
      clearLabel="Remover a data da prova"
      onClear={onClear}
    />
  );
}
