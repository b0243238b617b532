import type { UseFormReturn } from 'react-hook-form';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { Card } from '#web/ui/card.tsx';
import { BlockFields } from './components/block-fields.tsx';
import { CycleDates } from './components/cycle-dates.tsx';
import { CycleHours } from './components/cycle-hours.tsx';
import type { CycleForm } from './cycle-form.ts';

type CycleTimeProps = { form: UseFormReturn<CycleForm>; today: StudyDay };

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
