import { useState } from 'react';
import { minutesLeft } from '#shared/rules/cycles/cycle-sequence.ts';
import { formatDay, formatMinutes } from '#web/lib/format.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { subjectStyle } from '#web/ui/subject-style.ts';
import { TickBox } from '#web/ui/tick-box.tsx';
import { type BlockTick, tickOf } from '../block-tick.ts';
import type { PlacedBlock } from '../cycle-blocks.ts';

type LapBlocksProps = {
  title: string;
  aside?: string;
  blocks: readonly PlacedBlock[];
  onTick: (tick: BlockTick) => void;
  /** Whether their order matters. */
  isNumbered?: boolean;
  /** Only as it is shown first: laps pass, and what the student opened stays open. */
  startsOpen?: boolean;
};

/** Blocks of one lap, in order; each can be ticked out of its turn. */
export function LapBlocks({ title, aside, blocks, onTick, isNumbered, startsOpen = false }: LapBlocksProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <Collapsible
      title={title}
      open={isOpen}
      onOpenChange={setIsOpen}
      aside={<span className="text-ink-muted text-sm tabular-nums">{aside}</span>}
    >
      <List className="grid gap-2.5">
        {blocks.map((placed) => (
          <li
            key={placed.block._id}
            style={subjectStyle(placed.block.subject)}
            className="subject relative ps-3.5 before:absolute before:inset-y-0.5 before:start-0 before:w-1 before:rounded-full before:bg-subject-mark"
          >
            <TickBox
              name={placed.block.subject}
              completed={placed.block.completed}
              onTick={(completed) => onTick(tickOf(placed, completed))}
              hint={<span className="tabular-nums">{hintOf(placed)}</span>}
            />
          </li>
        ))}
      </List>
    </Collapsible>
  );
}

function hintOf({ block }: PlacedBlock): string {
  const length = formatMinutes(block.duration);
  if (block.completedOn) return `${length} · ${formatDay(block.completedOn)}`;
  return block.minutesDone > 0 ? `${formatMinutes(minutesLeft(block))} de ${length}` : length;
}
