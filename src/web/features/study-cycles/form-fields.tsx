import { useWatch } from 'react-hook-form';
import { studyCycleLimits } from '#shared/contracts/study-cycles.ts';
import { type StudyDay, type Weekday, weekdayNames, weekdays } from '#shared/rules/time/study-day.ts';
import { type WeekHours as Hours, hoursPerWeek, weekOf } from '#web/domain/week-hours.ts';
import { WeekHours } from '#web/domain/week-hours-table.tsx';
import { fieldId, shownErrors } from '#web/lib/form-rules.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { OptionalDate } from '#web/ui/form/optional-date.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { type CycleFormProps, cycleFields } from './cycle-form.ts';
import { weeklyText } from './cycle-labels.ts';
import { cycleDateBounds } from './cycle-time-rules.ts';

export function NameField({ form: { register, formState } }: CycleFormProps) {
  return (
    <Field id={fieldId('name')} label="Nome do ciclo" error={formState.errors.name?.message}>
      <TextInput
        {...register('name')}
        maxLength={studyCycleLimits.name}
        placeholder="Ex.: Enem, segundo semestre"
        autoComplete="off"
        className="min-h-12"
      />
    </Field>
  );
}

type CycleTimeProps = CycleFormProps & { today: StudyDay };

export function CycleTime({ form, today }: CycleTimeProps) {
  return (
    <Card title="Quando você estuda">
      <div className="grid gap-6">
        <CycleHours form={form} />
        <BlockFields form={form} />
        <CycleDates form={form} today={today} />
      </div>
    </Card>
  );
}

const weekend: Weekday[] = ['sunday', 'saturday'];
const presets = [
  { label: 'Seg a sex, 2h', hours: weekOf(2) },
  { label: 'Todo dia, 1h', hours: weekOf(1, weekdays) },
  { label: 'Fim de semana, 4h', hours: weekOf(4, weekend) },
];

function CycleHours({ form }: CycleFormProps) {
  const { control, setValue, trigger, formState } = form;
  const hours = useWatch({ control, name: 'weeklySchedule' });
  const errors = formState.errors.weeklySchedule;
  const change = (next: Hours) => {
    setValue('weeklySchedule', next, { shouldDirty: true });
    if (formState.isSubmitted) void trigger();
  };
  return (
    <WeekHours
      id={fieldId('weeklySchedule')}
      total={weeklyText(hoursPerWeek(hours))}
      presets={presets.map(({ label, hours: preset }) => ({ label, onChoose: () => change(preset) }))}
      days={weekdays.map((day) => ({
        day,
        id: fieldId(`weeklySchedule.${day}`),
        name: weekdayNames[day],
        value: hours[day],
        error: errors?.[day]?.message,
      }))}
      bounds={studyCycleLimits.dailyHours}
      onChange={(day, value) => change({ ...hours, [day]: value })}
      error={errors?.message}
    />
  );
}

const { weeks, studyBlock, break: pause } = studyCycleLimits;

const blockFields = [
  { name: 'cycleDurationInWeeks', label: 'Duração', unit: 'semanas', ...weeks },
  { name: 'studyBlockSize', label: 'Bloco de estudo', unit: 'minutos', ...studyBlock },
  { name: 'breakSize', label: 'Intervalo', unit: 'minutos', ...pause },
] as const;

/** How long the cycle, a block and a break are. */
function BlockFields({ form: { register, formState } }: CycleFormProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {blockFields.map(({ name, label, unit, min, max }) => (
        <Field
          key={name}
          id={fieldId(name)}
          label={
            <>
              {label} <span className="font-normal text-ink-muted">({unit})</span>
            </>
          }
          hint={`De ${min} a ${max}.`}
          error={formState.errors[name]?.message}
        >
          <TextInput
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            step={1}
            className="tabular-nums"
            {...register(name, { valueAsNumber: true })}
          />
        </Field>
      ))}
    </div>
  );
}

function CycleDates({ form, today }: CycleTimeProps) {
  const { control, register, formState, setFocus, setValue } = form;
  const { errors, isSubmitted } = formState;
  const { firstStart, lastStart, firstExam, lastExam } = cycleDateBounds(today);
  const examDate = useWatch({ control, name: 'examDate' });
  const clearExam = () => {
    setValue('examDate', '', { shouldDirty: true, shouldValidate: isSubmitted });
    setFocus('examDate');
  };
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field id={fieldId('startDate')} label="Data de início" error={errors.startDate?.message}>
        <TextInput type="date" min={firstStart} max={lastStart} {...register('startDate')} />
      </Field>
      <Field
        id={fieldId('startsAt')}
        label="Hora de começar"
        hint="Do primeiro bloco do dia."
        error={errors.startsAt?.message}
      >
        <TextInput type="time" {...register('startsAt')} />
      </Field>
      <OptionalDate
        id={fieldId('examDate')}
        label="Data da prova"
        hint="O ciclo mostra quantos dias faltam."
        error={errors.examDate?.message}
        input={{ ...register('examDate'), min: firstExam, max: lastExam }}
        isFilled={examDate !== ''}
        clearLabel="Remover a data da prova"
        onClear={clearExam}
      />
    </div>
  );
}

/** What the form breaks, each sentence once: three subjects may lack their names. */
export function CycleErrors({ form }: CycleFormProps) {
  const errors = shownErrors(form.formState.errors, cycleFields);
  const once = errors.filter(
    ({ message }, index) => errors.findIndex((other) => other.message === message) === index,
  );
  return <ErrorSummary errors={once} submitCount={0} />;
}
