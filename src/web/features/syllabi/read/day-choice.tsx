import { formatDay, weekdayName } from '#shared/rules/text/format.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';

type DayChoiceProps = {
  /** In order. */
  days: readonly StudyDay[];
  chosen: ReadonlySet<StudyDay>;
  onChange: (chosen: ReadonlySet<StudyDay>) => void;
};

/** Which of the days that a notice gives are the student's: those of all parts, or of their post only. */
export function DayChoice({ days, chosen, onChange }: DayChoiceProps) {
  const toggle = (day: StudyDay) => {
    const next = new Set(chosen);
    if (!next.delete(day)) next.add(day);
    onChange(next);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium text-sm">Em que dias você faz prova?</legend>
      {days.map((day) => (
        <Checkbox
          key={day}
          label={`${formatDay(day)}, ${weekdayName(day)}`}
          checked={chosen.has(day)}
          onChange={() => toggle(day)}
        />
      ))}
      <p className="text-ink-muted text-sm">
        O edital fala de mais de um. O plano vai até a véspera do primeiro. Dá para mudar depois.
      </p>
    </fieldset>
  );
}
