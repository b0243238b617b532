import { clsx } from 'clsx';
import { Check, Minus, X } from 'lucide-react';
import type { CardGrade } from '#shared/rules/grade-card.ts';
import { Button } from '#web/ui/button.tsx';
import { gradeNames } from '../card-labels.ts';

type FeedbackBarProps = {
  grade: CardGrade;
  /** When the card comes back. */
  words: string;
  onNext: () => void;
};

const looks: Record<CardGrade, { icon: typeof Check; style: string }> = {
  incorrect: { icon: X, style: 'border-danger/40 bg-danger-soft text-danger' },
  hard: { icon: Minus, style: 'border-warn/40 bg-warn-soft text-warn' },
  correct: { icon: Check, style: 'border-ok/40 bg-ok-soft text-ok' },
};

/** What an answer was and did, for as long as the next card waits. */
export function FeedbackBar({ grade, words, onNext }: FeedbackBarProps) {
  const { icon: Icon, style } = looks[grade];
  return (
    <div className={clsx('flex min-h-16 items-center gap-3 rounded-md border px-3 py-2', style)}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 text-sm">
        <strong className="font-semibold">{gradeNames[grade]}</strong>{' '}
        <span className="block text-ink">{words}</span>
      </p>
      <Button size="sm" onClick={onNext}>
        Próximo
      </Button>
    </div>
  );
}
