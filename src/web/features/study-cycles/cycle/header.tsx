import { Link, useNavigate } from '@tanstack/react-router';
import { CalendarClock, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { StudyCycle } from '#shared/contracts/study-cycles.ts';
import { minutesLeft } from '#shared/rules/cycles/cycle-sequence.ts';
import { formatMinutes } from '#shared/rules/text/format.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { examBadge } from '#web/domain/exam-labels.ts';
import { BackAndSyllabus } from '#web/domain/followed-syllabus.tsx';
import { startFocus } from '#web/lib/focus-target.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { GoOn, ItemHeader, ProgressLine } from '#web/ui/item-header.tsx';
import { ConfirmDialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { useDeleteCycle, withReason } from '../api.ts';
import { ModeBadge, StatusBadge } from '../badges.tsx';
import { blocksOf, blockToGoOn, focusOf, studiedOf } from '../cycle-blocks.ts';
import { blocksText } from '../cycle-labels.ts';

type CycleHeaderProps = { cycle: StudyCycle; today: StudyDay };

export function CycleHeader({ cycle, today }: CycleHeaderProps) {
  const { id, name, mode, progress, completedBlocks, totalBlocks, schedule } = cycle;
  const exam = examBadge(cycle.examDate, today);
  const studied = blocksOf(schedule).reduce((sum, { block }) => sum + studiedOf(block), 0);
  const next = blockToGoOn(schedule, mode, today);
  return (
    <ItemHeader
      title={name}
      back={
        <BackAndSyllabus syllabus={cycle.syllabus}>
          <BackLink render={<Link to="/study-cycles" />}>Ciclos de Estudo</BackLink>
        </BackAndSyllabus>
      }
      facts={
        <ProgressLine
          value={progress}
          label="Progresso do ciclo"
          tone="cometa"
          tags={
            <>
              <StatusBadge cycle={cycle} />
              <ModeBadge mode={mode} />
              {exam && <Badge icon={<CalendarClock aria-hidden="true" />}>{exam}</Badge>}
            </>
          }
        >
          {`${completedBlocks} de ${blocksText(totalBlocks)} · ${formatMinutes(studied)} de ${formatMinutes(cycle.totalAllocatedMinutes)}`}
        </ProgressLine>
      }
      action={
        next && (
          <GoOn
            name={next.subject}
            isFirst={completedBlocks === 0}
            length={formatMinutes(minutesLeft(next))}
            onStart={() => startFocus(focusOf(id, next))}
          />
        )
      }
      tools={
        <>
          <Button
            icon={<Pencil aria-hidden="true" />}
            render={<Link to="/study-cycles/$cycleId/edit" params={{ cycleId: id }} />}
          >
            Editar
          </Button>
          <CycleActions cycleId={id} name={name} />
        </>
      }
    />
  );
}

type CycleActionsProps = { cycleId: string; name: string };

/** What is done to a cycle seldom: behind one button, with its word. */
function CycleActions({ cycleId, name }: CycleActionsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const { mutate, reset, isPending, error } = useDeleteCycle(cycleId);
  const navigate = useNavigate();
  const toast = useToast();
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        void navigate({ to: '/study-cycles' });
        toast.success('Ciclo excluído.');
      },
    });
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton ref={trigger} label="Mais ações" variant="secondary">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={() => setIsAsking(true)}>
          Excluir
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isAsking}
        finalFocus={trigger}
        onOpenChange={() => {
          reset();
          setIsAsking(false);
        }}
        title={`Excluir o ciclo “${name}”?`}
        description="Os blocos e o que você já concluiu serão apagados. Isso não pode ser desfeito."
        confirmLabel="Excluir ciclo"
        onConfirm={confirm}
        busy={isPending}
        busyLabel="Excluindo..."
        error={error ? withReason(`Falha ao deletar o ciclo “${name}”.`, error) : undefined}
      />
    </>
  );
}
