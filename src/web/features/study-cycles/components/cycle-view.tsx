import { useNavigate, useSearch } from '@tanstack/react-router';
import type { StudyCycle } from '#shared/contracts/study-cycles.ts';
import { useToday } from '#web/lib/use-today.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { CycleOverview } from '../cycle/overview.tsx';
import { CycleProgress } from '../cycle/progress.tsx';
import { CycleReplan } from '../cycle/replan.tsx';
import { useBlockTick } from '../use-block-tick.ts';
import { CycleHeader } from './cycle-header.tsx';
import { ScheduleTab } from './schedule-tab.tsx';

type CycleViewProps = { cycle: StudyCycle };
type Tab = 'overview' | 'schedule';

export function CycleView({ cycle }: CycleViewProps) {
  const { tab: named } = useSearch({ strict: false });
  const navigate = useNavigate();
  const tick = useBlockTick(cycle.id);
  const today = useToday();
  const tab: Tab = named === 'schedule' ? named : 'overview';
  const open = (next: Tab) =>
    void navigate({
      to: '/study-cycles/$cycleId',
      params: { cycleId: cycle.id },
      search: { tab: next === 'overview' ? undefined : next },
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <CycleHeader cycle={cycle} />
      <CycleProgress cycle={cycle} today={today} isOnSchedule={tab === 'schedule'} />
      <CycleReplan cycle={cycle} today={today} />
      <Tabs
        label="Seções do ciclo"
        items={[
          {
            value: 'overview',
            label: 'Visão Geral',
            content: <CycleOverview cycle={cycle} today={today} />,
          },
          {
            value: 'schedule',
            label: 'Cronograma',
            content: <ScheduleTab cycle={cycle} today={today} onTick={tick} />,
          },
        ]}
        value={tab}
        onValueChange={open}
      />
    </>
  );
}
