import { clsx } from 'clsx';
import { Check, Minus, X } from 'lucide-react';
import { type CardGrade, grades } from '#shared/rules/grade-card.ts';
import { formatNumber } from '#web/lib/format.ts';
import { singleKey } from '#web/lib/single-keys.ts';
import { gradeNames } from './card-labels.ts';
import { KeyHint } from './key-hint.tsx';

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
