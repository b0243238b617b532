import { Card } from '#web/ui/card.tsx';
import type { BlockTick } from '../block-tick.ts';
import { LapBlocks } from '../components/lap-blocks.tsx';
import { blocksText } from '../cycle-labels.ts';
import { NextBlock } from './next-block.tsx';
import type { Round } from './round.ts';

type CycleRoundProps = { round: Round; cycleId: string; onTick: (tick: BlockTick) => void };

/** The cycle as a round: what comes next, what follows, and what is done. */
export function CycleRound({ round: { lap, next, laps }, cycleId, onTick }: CycleRoundProps) {
  const now = laps.find(({ number }) => number === lap);
  const later = laps.filter(({ number, open }) => number !== lap && open.length > 0);
  const done = laps.filter((other) => other.done.length > 0).reverse();
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="grid gap-4">
        {next ? (
          <NextBlock next={next} cycleId={cycleId} onTick={onTick} />
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
