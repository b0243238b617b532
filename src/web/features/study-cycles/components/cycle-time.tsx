import type { UseFormReturn } from 'react-hook-form';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { Card } from '#web/ui/card.tsx';
import type { CycleForm } from '../cycle-form.ts';
import { BlockFields } from './block-fields.tsx';
import { CycleDates } from './cycle-dates.tsx';
import { CycleHours } from './cycle-hours.tsx';

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
