import { X } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { StudyDay } from '#shared/rules/study-day.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { examBounds } from '../exam-date.ts';

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
    <div className="flex items-start gap-2">
      <Field
        id={fieldId('examDate')}
        label="Data da prova"
        optional
        hint="Com ela, o plano diz se o que falta cabe no tempo que resta."
        error={error}
        className="min-w-0 flex-1"
      >
        <TextInput {...registration} type="date" min={firstExam} max={lastExam} />
      </Field>
      {value !== '' && (
        <IconButton label="Remover a data da prova" onClick={onClear} className="mt-6.5 text-ink-muted">
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
