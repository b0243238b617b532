import { useState } from 'react';
import type { SyllabusExam } from '#shared/contracts/syllabi.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { daysBetween } from '#shared/rules/time/study-day.ts';
import { storage } from '#web/lib/storage.ts';
import { today } from '#web/lib/today.ts';
import { Button } from '#web/ui/button.tsx';

const usualOrderKey = (userId: string) => `usualReviewOrder.${userId}`;

/** The student's next exam as far as it orders reviews, and whether they want it to on this device. */
export function useExamOrder(userId: string, next: SyllabusExam | null) {
  const key = usualOrderKey(userId);
  const [isWanted, setWanted] = useState(() => storage.get(key) === null);
  const daysLeft = next ? daysBetween(today(), next.examDate) : -1;
  const exam = next && daysLeft >= 0 && next.weights.length > 0 ? next : null;
  const want = (wanted: boolean) => {
    setWanted(wanted);
    if (wanted) storage.remove(key);
    else storage.set(key, 'yes');
  };
  return { exam, daysLeft, isWanted, want };
}

type ExamOrderLineProps = {
  /** Until the exam. */
  daysLeft: number;
  isWanted: boolean;
  onChange: (wanted: boolean) => void;
};

/** Says that the exam orders the review, and lets the student have the usual order. */
export function ExamOrderLine({ daysLeft, isWanted, onChange }: ExamOrderLineProps) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-2 text-ink-muted text-sm">
      <p>{isWanted ? `Ordem pela prova: ${daysWords(daysLeft)}` : 'Ordem normal'}</p>
      <Button variant="quiet" size="sm" onClick={() => onChange(!isWanted)}>
        {isWanted ? 'Usar a ordem normal' : 'Usar a ordem da prova'}
      </Button>
    </div>
  );
}

function daysWords(days: number): string {
  if (days === 0) return 'é hoje';
  return `${days === 1 ? 'falta' : 'faltam'} ${countOf(days, 'dia', 'dias')}`;
}
