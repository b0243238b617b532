import { useState } from 'react';
import type { CycleWeek, StudyCycle } from '#shared/contracts/study-cycles.ts';
import { minutesLeft, nextBlock } from '#shared/rules/cycles/cycle-sequence.ts';
import { formatDay, formatMinutes } from '#shared/rules/text/format.ts';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { Card } from '#web/ui/card.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { TickBox } from '#web/ui/tick-box.tsx';
import { type BlockTick, tickOf } from '../block-tick.ts';
import { blocksOfWeek, type PlacedBlock } from '../cycle-blocks.ts';
import { blocksText } from '../cycle-labels.ts';
import { NextBlock } from './next-block.tsx';

interface Lap {
  /** From 1. */
  number: number;
  open: PlacedBlock[];
  done: PlacedBlock[];
}

export interface Round {
  /** The lap under way: the last one when every block is done. */
  lap: number;
  next: (PlacedBlock & { minutesLeft: number }) | null;
  /** Every lap in order; what is next is not among its open blocks. */
  laps: Lap[];
}

/** A cycle as an ordered round: each week is a lap, and it goes on where it stopped. */
export function roundOf(weeks: readonly CycleWeek[]): Round {
  const at = nextBlock(weeks);
  const laps = weeks.map((week, weekIndex) => {
    const blocks = blocksOfWeek(week, weekIndex);
    return {
      number: week.weekNumber,
      open: blocks.filter(({ block }) => !block.completed && block !== at?.block),
      done: blocks.filter(({ block }) => block.completed),
    };
  });
  if (!at) return { lap: laps.at(-1)?.number ?? 1, next: null, laps };
  const { week, day, block, minutesLeft } = at;
  const [weekIndex, blockIndex] = [weeks.indexOf(week), day.activities.indexOf(block)];
  const next = { block, weekIndex, day: day.day, blockIndex, date: day.date, minutesLeft };
  return { lap: week.weekNumber, next, laps };
}

type CycleRoundProps = {
  round: Round;
  cycle: Pick<StudyCycle, 'id' | 'taught'>;
  onTick: (tick: BlockTick) => void;
};

/** The cycle as a round: what comes next, what follows, and what is done. */
export function CycleRound({ round: { lap, next, laps }, cycle, onTick }: CycleRoundProps) {
  const now = laps.find(({ number }) => number === lap);
  const later = laps.filter(({ number, open }) => number !== lap && open.length > 0);
  const done = laps.filter((other) => other.done.length > 0).reverse();
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="grid gap-4">
        {next ? (
          <NextBlock next={next} taught={cycle.taught} cycleId={cycle.id} onTick={onTick} />
        ) : (
          <Card title={`Volta ${lap} concluída`}>
            <p role="status">A próxima volta está sendo preparada.</p>
          </Card>
        )}
        {now && now.open.length > 0 && (
          <LapBlocks title="Depois deste" blocks={now.open} onTick={onTick} isNumbered startsOpen />
        )}
        {later.map(({ number, open }) => (
          <LapBlocks
            key={number}
            title={`Volta ${number}`}
            aside={blocksText(open.length)}
            blocks={open}
            onTick={onTick}
            isNumbered
          />
        ))}
      </div>
      {done.length > 0 && (
        <div className="grid gap-4">
          {done.map((other) => (
            <LapBlocks
              key={other.number}
              title={`Concluídos na volta ${other.number}`}
              aside={blocksText(other.done.length)}
              blocks={other.done}
              onTick={onTick}
              startsOpen={other.number === lap}
            />
          ))}
        </div>
      )}
    </div>
  );
}

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
function LapBlocks({ title, aside, blocks, onTick, isNumbered, startsOpen = false }: LapBlocksProps) {
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
