import { Check, ListPlus, Timer } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { StudyCycle } from '#shared/contracts/study-cycles.ts';
import { formatMinutes } from '#shared/rules/text/format.ts';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { startFocus } from '#web/lib/focus-target.ts';
import { Button } from '#web/ui/button.tsx';
import { OrbitRing } from '#web/ui/chart/orbit-ring.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { type BlockTick, tickOf } from '../block-tick.ts';
import { focusOf, type PlacedBlock } from '../cycle-blocks.ts';
import { LibraryLink } from './library-link.tsx';

type NextBlockProps = {
  taught: StudyCycle['taught'];
  next: PlacedBlock & { minutesLeft: number };
  cycleId: string;
  onTick: (tick: BlockTick) => void;
};

/** Where the round goes on, and what can be said of it: done, or studied for some minutes. */
export function NextBlock({ next, taught, cycleId, onTick }: NextBlockProps) {
  const { block, minutesLeft } = next;
  const [isAsking, setIsAsking] = useState(false);
  const toast = useToast();

  const finish = () => {
    setIsAsking(false);
    onTick(tickOf(next, true));
    toast.success(`Bloco concluído: ${block.subject}.`, { undo: () => onTick(tickOf(next, false)) });
  };
  const study = (minutes: number) => {
    if (minutes >= minutesLeft) return finish();
    setIsAsking(false);
    onTick({ blockId: block._id, minutesDone: block.minutesDone + minutes });
    toast.success(`Faltam ${formatMinutes(minutesLeft - minutes)} de ${block.subject}.`, {
      undo: () => onTick({ blockId: block._id, minutesDone: block.minutesDone }),
    });
  };

  return (
    <article
      aria-labelledby="proximo"
      style={subjectStyle(block.subject)}
      className="subject grid gap-4 rounded-lg border border-subject-mark bg-subject-soft p-4 sm:p-5"
    >
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="text-subject text-sm">Próximo bloco</p>
          <h3 id="proximo" className="break-words text-subject text-xl">
            {block.subject}
          </h3>
          <p className="mt-1 tabular-nums">
            {block.minutesDone > 0
              ? `Faltam ${formatMinutes(minutesLeft)} de ${formatMinutes(block.duration)}`
              : formatMinutes(block.duration)}
          </p>
        </div>
        <OrbitRing
          value={block.minutesDone}
          max={block.duration}
          label={`Minutos de ${block.subject}`}
          valueText={`${formatMinutes(block.minutesDone)} de ${formatMinutes(block.duration)}`}
          tone="subject"
        >
          {`${block.minutesDone}/${block.duration}`}
        </OrbitRing>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        <Button size="lg" icon={<Check aria-hidden="true" />} className="max-sm:basis-full!" onClick={finish}>
          Concluir bloco
        </Button>
        <Button
          size="lg"
          icon={<Timer aria-hidden="true" />}
          onClick={() => startFocus(focusOf(cycleId, block))}
        >
          Iniciar timer
        </Button>
        <Button
          size="lg"
          variant="quiet"
          icon={<ListPlus aria-hidden="true" />}
          aria-expanded={isAsking}
          onClick={() => setIsAsking(!isAsking)}
        >
          Registrar minutos
        </Button>
        <LibraryLink taught={taught} subject={block.subject} />
      </div>
      {isAsking && <MinutesForm key={block._id} minutesLeft={minutesLeft} onStudied={study} />}
    </article>
  );
}

type MinutesFormProps = {
  minutesLeft: number;
  /** Whole minutes, at least 1. */
  onStudied: (minutes: number) => void;
};

/** How much of a block was studied now; all that is left completes it. */
function MinutesForm({ minutesLeft, onStudied }: MinutesFormProps) {
  const [typed, setTyped] = useState('');
  const [isBroken, setIsBroken] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const minutes = Number(typed);
    if (Number.isInteger(minutes) && minutes >= 1) return onStudied(minutes);
    setIsBroken(true);
    field.current?.focus();
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2">
      <Field
        label="Minutos estudados"
        hint={`Com ${formatMinutes(minutesLeft)}, o bloco fica concluído.`}
        error={isBroken ? 'Informe os minutos estudados.' : undefined}
        className="min-w-0 flex-1 basis-48"
      >
        <TextInput
          ref={field}
          type="number"
          inputMode="numeric"
          min={1}
          max={minutesLeft}
          step={1}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setIsBroken(false);
          }}
          className="tabular-nums"
        />
      </Field>
      <Button type="submit" className="max-sm:w-full sm:mt-6.5">
        Salvar minutos
      </Button>
    </form>
  );
}
