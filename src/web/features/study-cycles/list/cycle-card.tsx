import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import type { CycleCard as Cycle } from '#shared/contracts/study-cycles.ts';
import { formatDay } from '#shared/rules/text/format.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { examBadge } from '#web/domain/exam-labels.ts';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { OrbitRing } from '#web/ui/chart/orbit-ring.tsx';
import { ModeBadge, StatusBadge } from '../badges.tsx';
import { blocksText, weeklyText, weeksText } from '../cycle-labels.ts';

type CycleCardProps = { cycle: Cycle; today: StudyDay };

const shownSubjects = 4;

export function CycleCard({ cycle, today }: CycleCardProps) {
  const { id, name, progress, subjectsDetail: subjects, totalWeeks, completedBlocks, totalBlocks } = cycle;
  const exam = examBadge(cycle.examDate, today);
  const more = subjects.length - shownSubjects;
  return (
    <article
      aria-label={name}
      className="relative flex h-full min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4 transition-[border-color] hover:border-line-strong sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-1.5">
        <StatusBadge cycle={cycle} />
        <ModeBadge mode={cycle.mode} />
        {exam && <Badge icon={<CalendarClock aria-hidden="true" />}>{exam}</Badge>}
      </div>
      <div className="flex items-start justify-between gap-4">
        <h2 className="min-w-0 text-lg">
          <Link
            to="/study-cycles/$cycleId"
            params={{ cycleId: id }}
            className="line-clamp-3 break-words rounded-md after:absolute after:inset-0 after:rounded-lg"
          >
            {name}
          </Link>
        </h2>
        <OrbitRing
          value={progress}
          label={`Progresso de ${name}`}
          valueText={`${completedBlocks} de ${blocksText(totalBlocks)}`}
          tone={progress === 100 ? 'ok' : 'sol'}
        >
          {`${progress}%`}
        </OrbitRing>
      </div>
      <ul aria-label="Matérias" className="flex flex-wrap gap-1.5">
        {subjects.slice(0, shownSubjects).map((subject) => (
          <li key={subject.name} className="max-w-full">
            <SubjectTag name={subject.name} />
          </li>
        ))}
        {more > 0 && <li className="self-center text-ink-muted text-xs tabular-nums">{`mais ${more}`}</li>}
      </ul>
      <p className="mt-auto flex flex-wrap gap-x-3 gap-y-0.5 pt-1 text-ink-muted text-sm tabular-nums">
        <span>
          <time dateTime={cycle.startDate}>{formatDay(cycle.startDate)}</time>
          {' a '}
          <time dateTime={cycle.endDate}>{formatDay(cycle.endDate)}</time>
        </span>
        <span>{weeksText(totalWeeks)}</span>
        <span>{weeklyText(cycle.totalAvailableTimePerWeek)}</span>
      </p>
    </article>
  );
}
