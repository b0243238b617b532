import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Check, Minus, Undo2, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { type Flashcard, flashcardLimits } from '#shared/contracts/flashcards.ts';
import { type CardGrade, grades } from '#shared/rules/card-grades.ts';
import { formatNumber } from '#shared/rules/text/format.ts';
import { singleKey, wantsSingleKeys } from '#web/lib/single-keys.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { formatSeconds, gradeNames } from './card-labels.ts';

/** Turns a card to its answer. */
export function RevealButton({ onReveal }: { onReveal: () => void }) {
  return (
    <Button variant="main" size="lg" className="min-h-16! w-full" onClick={onReveal}>
      Mostrar resposta <KeyHint>Espaço</KeyHint>
    </Button>
  );
}

type GradeButtonsProps = {
  /** Days until the card comes back, for each grade. */
  intervals: Record<CardGrade, number>;
  onGrade: (grade: CardGrade) => void;
  disabled?: boolean;
};

const looks: Record<CardGrade, { icon: typeof Check; style: string }> = {
  incorrect: { icon: X, style: 'border-danger bg-danger-soft text-danger' },
  hard: { icon: Minus, style: 'border-warn bg-warn-soft text-warn' },
  correct: { icon: Check, style: 'border-ok bg-ok-soft text-ok' },
};

/** How well a card was known, and when it comes back for each. */
export function GradeButtons({ intervals, onGrade, disabled = false }: GradeButtonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label="Como você se saiu" className="grid grid-cols-3 gap-2">
      {grades.map((grade, index) => {
        const { icon: Icon, style } = looks[grade];
        return (
          <button
            key={grade}
            type="button"
            disabled={disabled}
            aria-keyshortcuts={singleKey(`${index + 1}`)}
            onClick={() => onGrade(grade)}
            className={clsx(
              'flex min-h-16 min-w-0 select-none flex-col items-center justify-center rounded-md border px-0.5 py-2 text-center',
              'font-semibold text-sm leading-tight transition-[scale] active:scale-[0.985] disabled:opacity-60 motion-reduce:active:scale-100',
              style,
            )}
          >
            <span className="flex items-center gap-1 sm:gap-1.5">
              <Icon aria-hidden="true" className="size-3.5 shrink-0 max-[22rem]:hidden sm:size-4" />
              {gradeNames[grade]}
            </span>{' '}
            <span className="flex items-center gap-1.5 text-xs tabular-nums">
              {formatNumber(intervals[grade])} d<KeyHint>{index + 1}</KeyHint>
            </span>
          </button>
        );
      })}
    </div>
  );
}

type UndoButtonProps = { onUndo: () => void; disabled: boolean };

/** Takes the last answer back. */
export function UndoButton({ onUndo, disabled }: UndoButtonProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<Undo2 aria-hidden="true" />}
      aria-keyshortcuts={singleKey('Z')}
      disabled={disabled}
      onClick={onUndo}
    >
      Desfazer <KeyHint>Z</KeyHint>
    </Button>
  );
}

type CardTimerProps = {
  /** Seconds since the card is shown. */
  read: () => number;
  /** Seconds at which it stands still; undefined while it runs. */
  stoppedAt: number | undefined;
};

/** How long the card in front has been there; told by key to begin anew. */
export function CardTimer({ read, stoppedAt }: CardTimerProps) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(read()), 1000);
    return () => clearInterval(timer);
  }, [read]);
  return (
    <span role="timer" aria-label="Tempo neste flashcard" className="text-ink-muted text-sm tabular-nums">
      {formatSeconds(stoppedAt ?? seconds)}
    </span>
  );
}

type LeechNoticeProps = { card: Pick<Flashcard, 'id' | 'schedule'>; onSuspend: () => void };

/** Marks a card that is forgotten again and again; nothing for any other. */
export function LeechNotice({ card, onSuspend }: LeechNoticeProps) {
  const { lapses } = card.schedule;
  if (lapses < flashcardLimits.leech) return null;
  return (
    <Alert
      tone="warn"
      title="Flashcard difícil de fixar"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" render={<Link to="/flashcards/$cardId/edit" params={{ cardId: card.id }} />}>
            Editar
          </Button>
          <Button size="sm" onClick={onSuspend}>
            Suspender
          </Button>
        </div>
      }
    >
      Esquecido {lapses} vezes. Reescrever ou dividir o flashcard ajuda mais do que repetir.
    </Alert>
  );
}

/** The key that does the same, for who has keys and wants them to. */
function KeyHint({ children }: { children: ReactNode }) {
  if (!wantsSingleKeys()) return null;
  return (
    <span aria-hidden="true" className="pointer-coarse:hidden">
      <Kbd>{children}</Kbd>
    </span>
  );
}
