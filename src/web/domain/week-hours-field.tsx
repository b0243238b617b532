import { studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { formatHours } from '#shared/rules/text/format.ts';
import { type Weekday, weekdayNames, weekdays } from '#shared/rules/time/study-day.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { hoursPerWeek, type WeekHours, weekOf } from './week-hours.ts';
import { WeekHours as WeekHoursTable } from './week-hours-table.tsx';

const weekend: Weekday[] = ['sunday', 'saturday'];
const presets = [
  { label: 'Seg a sex, 4h', hours: weekOf(4) },
  { label: 'Todo dia, 2h', hours: weekOf(2, weekdays) },
  { label: 'Fim de semana, 5h', hours: weekOf(5, weekend) },
];

type WeekHoursFieldProps = {
  hours: WeekHours;
  onChange: (hours: WeekHours) => void;
  errorOf?: (day: Weekday) => string | undefined;
  error?: string | undefined;
};

/** The hours of study that a plan has on each weekday. */
export const WeekHoursField = ({ hours, onChange, errorOf, error }: WeekHoursFieldProps) => (
  <WeekHoursTable
    id={fieldId('hours')}
    total={`${formatHours(hoursPerWeek(hours))} por semana`}
    presets={presets.map(({ label, hours: preset }) => ({ label, onChoose: () => onChange(preset) }))}
    days={weekdays.map((day) => ({
      day,
      id: fieldId(`hours.${day}`),
      name: weekdayNames[day],
      value: hours[day],
      error: errorOf?.(day),
    }))}
    bounds={studyPlanLimits.dailyHours}
    onChange={(day, value) => onChange({ ...hours, [day]: value })}
    error={error}
  />
);
