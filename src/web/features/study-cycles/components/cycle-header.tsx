import { Link } from '@tanstack/react-router';
import { CalendarClock, Cpu, Pencil, Sparkles } from 'lucide-react';
import type { StudyCycle } from '#shared/contracts/study-cycles.ts';
import { examBadge } from '#web/lib/exam-words.ts';
import { today } from '#web/lib/today.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { StatusBadge } from '../badges.tsx';
import { engineWords } from '../cycle-labels.ts';
import { DeleteCycle } from './delete-cycle.tsx';
import { ModeBadge } from './mode-badge.tsx';

type CycleHeaderProps = { cycle: StudyCycle };

export function CycleHeader({ cycle }: CycleHeaderProps) {
  const { id, name, engine } = cycle;
  const exam = examBadge(cycle.examDate, today());
  const Engine = engine === 'model' ? Sparkles : Cpu;
  return (
    <PageHeader
      title={<span className="break-words">{name}</span>}
      back={<BackLink render={<Link to="/study-cycles" />}>Ciclos de Estudo</BackLink>}
      meta={
        <>
          <StatusBadge cycle={cycle} />
          <ModeBadge mode={cycle.mode} />
          {exam && <Badge icon={<CalendarClock aria-hidden="true" />}>{exam}</Badge>}
          {engine && (
            <span className="flex items-center gap-1.5 text-ink-muted text-xs">
              <Engine aria-hidden="true" className="size-3.5 shrink-0" />
              {engineWords[engine]}
            </span>
          )}
        </>
      }
      actions={
        <>
          <Button
            icon={<Pencil aria-hidden="true" />}
            render={<Link to="/study-cycles/$cycleId/edit" params={{ cycleId: id }} />}
          >
            Editar
          </Button>
          <DeleteCycle cycleId={id} name={name} />
        </>
      }
    />
  );
}
