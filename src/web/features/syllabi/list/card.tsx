import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import type { SyllabusCard as Syllabus } from '#shared/contracts/syllabi.ts';
import { countOf, formatDay, formatNumber } from '#shared/rules/text/format.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { examBadge } from '#web/domain/exam-labels.ts';
import { Badge } from '#web/ui/badge.tsx';
import { OrbitRing } from '#web/ui/chart/orbit-ring.tsx';

type SyllabusCardProps = { syllabus: Syllabus; today: StudyDay };

export function SyllabusCard({ syllabus, today }: SyllabusCardProps) {
  const { id, title, post, examDate, disciplines, topics, studied, coverage } = syllabus;
  const exam = examBadge(examDate, today);
  const done =
    topics === 0
      ? 'Ainda sem tópicos'
      : `${formatNumber(studied)} de ${countOf(topics, 'tópico', 'tópicos')}`;
  return (
    <article
      aria-label={title}
      className="relative flex h-full min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4 transition-[border-color] hover:border-line-strong sm:p-5"
    >
      <div className="flex flex-1 items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1.5">
          {exam && (
            <Badge icon={<CalendarClock aria-hidden="true" />} className="justify-self-start">
              {exam}
            </Badge>
          )}
          <h2 className="min-w-0 text-lg">
            <Link
              to="/syllabi/$syllabusId"
              params={{ syllabusId: id }}
              className="line-clamp-3 break-words rounded-md after:absolute after:inset-0 after:rounded-lg"
            >
              {title}
            </Link>
          </h2>
          {post && post !== title && (
            <p className="line-clamp-2 break-words text-ink-muted text-sm">{post}</p>
          )}
        </div>
        <OrbitRing
          value={coverage}
          label={`Edital estudado: ${title}`}
          tone={coverage === 100 ? 'ok' : 'sol'}
        >
          {`${coverage}%`}
        </OrbitRing>
      </div>
      <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-ink-muted text-sm tabular-nums">
        <span>{done}</span>
        {disciplines > 0 && <span>{countOf(disciplines, 'disciplina', 'disciplinas')}</span>}
        {examDate && !exam && <span>{`Prova em ${formatDay(examDate)}`}</span>}
      </p>
    </article>
  );
}
