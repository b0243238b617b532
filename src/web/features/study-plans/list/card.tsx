import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { CalendarClock } from 'lucide-react';
import { useId } from 'react';
import type { ListedPlan } from '#shared/contracts/study-plans.ts';
import { formatDay, shortDay, weekdayText } from '#shared/rules/text/format.ts';
import { daysBetween, type StudyDay } from '#shared/rules/time/study-day.ts';
import { examBadge } from '#web/domain/exam-labels.ts';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { today as dayNow } from '#web/lib/today.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx';
import { ExpiryNote, PlanBadges } from '../badges.tsx';

type PlanCardProps = { plan: ListedPlan };

export function PlanCard({ plan }: PlanCardProps) {
  const titleId = useId();
  const { title, subject, description, progress, startDate, endDate, isActive, expiresAt } = plan;
  const today = dayNow();
  const exam = examBadge(plan.examDate, today);
  return (
    <article
      aria-labelledby={titleId}
      style={subjectStyle(subject)}
      className={clsx(
        'subject relative flex h-full min-w-0 flex-col gap-3 rounded-lg border border-line p-4 transition-[border-color] hover:border-line-strong sm:p-5',
        isActive ? 'bg-surface' : 'bg-transparent text-ink-muted saturate-50',
      )}
    >
      <div className="flex flex-wrap items-center gap-1.5">
        <SubjectTag name={subject} />
        <PlanBadges plan={plan} />
        {exam && <Badge icon={<CalendarClock aria-hidden="true" />}>{exam}</Badge>}
      </div>
      <div className="grid gap-1">
        <h2 id={titleId} className="line-clamp-2 break-words text-lg">
          {title}
        </h2>
        {plan.next && <p className="break-words text-sm tabular-nums">{nextText(plan.next, today)}</p>}
        {description && <p className="truncate text-ink-muted text-sm">{description}</p>}
      </div>
      <div className="mt-auto grid gap-3 pt-1">
        {expiresAt && <ExpiryNote expiresAt={expiresAt} />}
        <div className="grid gap-1.5">
          <p className="font-medium text-sm tabular-nums">{progress}% concluído</p>
          <ProgressBar
            label={`Progresso de ${title}`}
            labelHidden
            value={progress}
            tone={progress === 100 ? 'ok' : 'subject'}
          />
        </div>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <dl className="flex gap-5 text-sm">
            <PlanDate label="Início" day={startDate} />
            <PlanDate label="Término" day={endDate} />
          </dl>
          <Button
            size="sm"
            className="after:absolute after:inset-0 after:rounded-lg max-sm:w-full"
            render={
              <Link to="/study-plans/$planId" params={{ planId: plan.id }} aria-describedby={titleId} />
            }
          >
            Ver Detalhes
          </Button>
        </div>
      </div>
    </article>
  );
}

/** `Próximo: Mitose · seg 08:00`, `· hoje 08:00`, `· desde 03/03` of what is late; a topic has no time. */
function nextText({ topic, day, time }: NonNullable<ListedPlan['next']>, today: StudyDay): string {
  const next = `Próximo: ${topic}`;
  if (!day) return next;
  const days = daysBetween(today, day);
  const name = days === 0 ? 'hoje' : days < 7 ? weekdayText(day).slice(0, 3) : shortDay(day);
  // The time does not break off from its day.
  return `${next} ·\u00a0${days < 0 ? `desde\u00a0${shortDay(day)}` : `${name}\u00a0${time}`}`;
}

function PlanDate({ label, day }: { label: string; day: string }) {
  return (
    <div>
      <dt className="text-ink-muted text-xs">{label}</dt>
      <dd>
        <time dateTime={day}>{formatDay(day)}</time>
      </dd>
    </div>
  );
}
