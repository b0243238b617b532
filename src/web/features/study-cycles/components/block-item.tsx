import { clsx } from 'clsx';
import { Timer } from 'lucide-react';
import { useId } from 'react';
import { minutesLeft } from '#shared/rules/cycles/cycle-sequence.ts';
import { startFocus } from '#web/lib/focus-target.ts';
import { CheckControl } from '#web/ui/check-control.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { subjectStyle } from '#web/ui/subject-style.ts';
import { useShownAtOnce } from '#web/ui/use-shown-at-once.ts';
import { type BlockTick, tickOf } from '../block-tick.ts';
import type { PlacedBlock } from '../cycle-blocks.ts';
import { focusOf } from '../cycle-blocks.ts';

type BlockItemProps = {
  placed: PlacedBlock;
  isLate: boolean;
  cycleId: string;
  onTick: (tick: BlockTick) => void;
};

/** A block of a day: narrow enough for one of seven columns. */
export function BlockItem({ placed, isLate, cycleId, onTick }: BlockItemProps) {
  const { block } = placed;
  const id = useId();
  const [isDone, show] = useShownAtOnce(block.completed);
  const change = (completed: boolean) => {
    show(completed);
    onTick(tickOf(placed, completed));
  };
  return (
    <li
      style={subjectStyle(block.subject)}
      className={clsx(
        'subject relative grid gap-0.5 rounded-md border border-line border-s-3 border-s-subject-mark py-1.5 ps-1.5 pe-1',
        isDone ? 'bg-transparent' : 'bg-surface',
      )}
    >
      <label
        htmlFor={id}
        className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-1.5 pointer-coarse:min-h-11"
      >
        <CheckControl id={id} checked={isDone} onChange={({ target }) => change(target.checked)} />
        <span className="flex min-h-8 items-center gap-x-1 pe-8 text-ink-muted text-xs tabular-nums leading-4 lg:flex-col lg:items-start lg:justify-center pointer-coarse:pe-12">
          <time className="font-medium text-ink">{block.time}</time>{' '}
          <span>
            <span className="lg:sr-only">· </span>
            {block.duration} min
          </span>
        </span>
        <span
          className={clsx(
            'col-span-full break-words px-1 pb-0.5 font-medium text-sm',
            isDone ? 'text-ink-muted line-through' : 'text-subject',
          )}
        >
          {block.subject}
        </span>
      </label>
      {!isDone && (
        <>
          {(isLate || block.minutesDone > 0) && (
            <p className="px-1 text-ink-muted text-xs tabular-nums">
              {isLate && <span className="font-medium text-warn">Atrasado </span>}
              {block.minutesDone > 0 && `Faltam ${minutesLeft(block)} min`}
            </p>
          )}
          <IconButton
            label={`Iniciar timer: ${block.subject}, ${block.time}`}
            size="sm"
            className="absolute! end-0.5 top-1.5 text-ink-muted"
            onClick={() => startFocus(focusOf(cycleId, block))}
          >
            <Timer aria-hidden="true" />
          </IconButton>
        </>
      )}
    </li>
  );
}
