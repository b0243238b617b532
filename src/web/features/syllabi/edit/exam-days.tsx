import { Plus } from 'lucide-react';
import { syllabusLimits } from '#shared/contracts/syllabi.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { today } from '#web/lib/today.ts';
import { Button } from '#web/ui/button.tsx';
import { OptionalDate } from '#web/ui/form/optional-date.tsx';

/** As many as an exam may have. */
const places = Array.from({ length: 1 + syllabusLimits.otherExamDates }, (_, at) => `${at + 1}º`);

type ExamDaysProps = {
  /** As they are typed, '' for one that is not yet; the first is always there. */
  days: readonly string[];
  onChange: (days: readonly string[]) => void;
};

/** The day of the exam, and more of them where it has parts. */
export function ExamDays({ days, onChange }: ExamDaysProps) {
  const change = (at: number, day: string) => onChange(days.with(at, day));
  return (
    <div className="grid gap-3">
      {places.slice(0, days.length).map((place, at) => (
        <OptionalDate
          key={place}
          label={at === 0 ? 'Data da prova' : `${place} dia de prova`}
          input={{
            value: days[at],
            min: today(),
            max: addDays(today(), syllabusLimits.examWithinDays),
            onChange: ({ target }) => change(at, target.value),
          }}
          isFilled={at > 0 || days[0] !== ''}
          clearLabel={at === 0 ? 'Tirar a data da prova' : `Tirar o ${place} dia de prova`}
          onClear={() => (at === 0 ? change(0, '') : onChange(days.toSpliced(at, 1)))}
        />
      ))}
      {days.length < places.length && days.at(-1) !== '' && (
        <Button
          size="sm"
          icon={<Plus aria-hidden="true" />}
          className="justify-self-start"
          onClick={() => onChange([...days, ''])}
        >
          Outro dia de prova
        </Button>
      )}
    </div>
  );
}
