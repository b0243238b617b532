import { daysBetween, type StudyDay } from '#shared/rules/time/study-day.ts';
import { countdown } from '#web/lib/exam-words.ts';
import { formatDay } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';

type CycleExamProps = { examDate: StudyDay; today: StudyDay; className?: string };

/** How far the exam is. */
export function CycleExam({ examDate, today, className }: CycleExamProps) {
  const isOver = examDate < today;
  return (
    <Card title={isOver ? 'Prova' : 'Até a prova'} className={className}>
      {isOver ? (
        <p>{`A prova foi em ${formatDay(examDate)}.`}</p>
      ) : (
        <p>
          <span className="block font-display font-semibold text-xl tabular-nums">
            {countdown(daysBetween(today, examDate))}
          </span>
          <time dateTime={examDate} className="text-ink-muted text-sm">
            {formatDay(examDate)}
          </time>
        </p>
      )}
    </Card>
  );
}
