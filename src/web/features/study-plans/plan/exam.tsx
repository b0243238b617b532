import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { CalendarClock, CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { lazily } from '#shared/rules/lazily.ts';
import { type PlanFit, planFit } from '#shared/rules/plans/plan-fit.ts';
import { isWeak } from '#shared/rules/question-accuracy.ts';
import { countOf, formatDay, formatMinutes } from '#shared/rules/text/format.ts';
import { addDays, type StudyDay } from '#shared/rules/time/study-day.ts';
import { countdown } from '#web/domain/exam-labels.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stat } from '#web/ui/stat.tsx';

type ExamCardProps = { plan: StudyPlan; today: StudyDay; className?: string };

/** What stands between the student and the exam; one quiet line without an exam ahead. */
export function ExamCard({ plan, today, className }: ExamCardProps) {
  const { examDate } = plan;
  if (examDate === null)
    return (
      <ExamLine
        plan={plan}
        className={className}
        text="Este plano leva a uma prova?"
        link="Definir a data da prova"
      />
    );
  if (examDate < today)
    return (
      <ExamLine
        plan={plan}
        className={className}
        text={`A prova foi em ${formatDay(examDate)}. Descanse: você chegou até aqui.`}
        link="Definir outra data"
      />
    );
  const fit = planFit(plan, examDate, today);
  return (
    <Card title="Até a prova" className={className} actions={fit.daysLeft > 0 && <Verdict fits={fit.fits} />}>
      <div className="grid gap-5">
        <p>
          <span className="block font-display font-semibold text-xl tabular-nums">
            {countdown(fit.daysLeft)}
          </span>
          <time dateTime={examDate} className="text-ink-muted text-sm">
            {formatDay(examDate)}
          </time>
        </p>
        {fit.daysLeft > 0 ? (
          <>
            <Hours fit={fit} />
            <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-2">
              <Advice plan={plan} fit={fit} />
              <Ending examDate={examDate} daysLeft={fit.daysLeft} />
            </div>
          </>
        ) : (
          <p>Leve seus documentos, chegue com calma e confie no que você estudou.</p>
        )}
      </div>
    </Card>
  );
}

function ExamLine(props: { plan: StudyPlan; text: string; link: string; className?: string | undefined }) {
  const { plan, text, link, className } = props;
  return (
    <p className={clsx('flex flex-wrap items-center gap-x-2 text-ink-muted text-sm', className)}>
      <CalendarClock aria-hidden="true" className="size-4 shrink-0" />
      {text}
      <Link
        to="/study-plans/$planId/edit"
        params={{ planId: plan.id }}
        className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
      >
        {link}
      </Link>
    </p>
  );
}

function Verdict({ fits }: { fits: boolean }) {
  return fits ? (
    <Badge tone="ok" icon={<CircleCheck aria-hidden="true" />}>
      Cabe
    </Badge>
  ) : (
    <Badge tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
      Não cabe
    </Badge>
  );
}

function Hours({ fit: { minutesLeft, minutesOpen, fits, spareMinutes } }: { fit: PlanFit }) {
  const difference = fits ? spareMinutes : minutesOpen - minutesLeft;
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      <Stat label="Você ainda tem" value={formatMinutes(minutesLeft)} />
      <Stat label="Falta estudar" value={formatMinutes(minutesOpen)} />
      <Stat label={fits ? 'Sobram' : 'Faltam'} value={formatMinutes(difference)} />
    </dl>
  );
}

function Advice({ plan, fit }: { plan: StudyPlan; fit: PlanFit }) {
  const ideas = spareIdeas(fit, plan.topics);
  if (!fit.fits) return <ToDrop fit={fit} />;
  if (ideas.length === 0) return null;
  return (
    <section>
      <h3 className={heading}>Com o tempo que sobra, inclua</h3>
      <ul className="grid list-disc gap-1 ps-5 text-sm">
        {ideas.map((idea) => (
          <li key={idea}>{idea}</li>
        ))}
      </ul>
    </section>
  );
}

const heading = 'mb-1.5 font-sans font-semibold text-base tracking-normal';
const shownAtFirst = 5;

function ToDrop({ fit: { toDrop: topics, minutesOver } }: { fit: PlanFit }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? topics : topics.slice(0, shownAtFirst);
  const hidden = topics.length - shown.length;
  const over = `${formatMinutes(minutesOver)} de tópicos fracos não cabem. Comece por eles e, se puder, estude mais por dia.`;
  if (topics.length === 0) return <p className="text-sm">{over}</p>;
  return (
    <section>
      <h3 className={heading}>Para caber, deixe de fora</h3>
      <ul className="grid gap-1 text-sm">
        {shown.map(({ name, minutes }) => (
          <li key={name} className="flex justify-between gap-3">
            <span className="min-w-0 break-words">{name}</span>
            <span className="shrink-0 text-ink-muted tabular-nums">{formatMinutes(minutes)}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button size="sm" variant="quiet" className="-ms-3 mt-1" onClick={() => setIsWhole(true)}>
          {`Ver mais ${countOf(hidden, 'tópico', 'tópicos')}`}
        </Button>
      )}
      {minutesOver > 0 && <p className="mt-2 text-sm">{`Mesmo assim, ${over}`}</p>}
    </section>
  );
}

function Ending({ examDate, daysLeft }: { examDate: StudyDay; daysLeft: number }) {
  return (
    <section>
      <h3 className={heading}>Como deve ser o fim do plano</h3>
      <ul className="grid gap-2 text-sm">
        {finalStages(examDate, daysLeft).map(({ when, what, from, state }) => (
          <li key={when} className={state === 'over' ? 'text-ink-muted' : undefined}>
            <span className="font-medium">{when}</span>
            {state === 'ahead' && `, a partir de ${formatDay(from)}`}: {what}{' '}
            {state === 'now' && <Badge tone="cometa">Agora</Badge>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const stages = [
  { days: 14, when: 'Duas últimas semanas', what: 'simulados completos, no tempo da prova.' },
  { days: 7, when: 'Última semana', what: 'revisão e caderno de erros, sem matéria nova.' },
  { days: 2, when: 'Dois últimos dias', what: 'estudo leve, sono em dia e documentos separados.' },
];

interface Stage {
  when: string;
  what: string;
  from: StudyDay;
  state: 'ahead' | 'now' | 'over';
}

/** How the plan should end: its three stages, of which the last one that has begun is now. */
export function finalStages(examDate: StudyDay, daysLeft: number): Stage[] {
  return stages.map(({ days, ...words }, index) => {
    const isOver = daysLeft <= (stages[index + 1]?.days ?? -1);
    const begun = isOver ? 'over' : 'now';
    return { ...words, from: addDays(examDate, -days), state: daysLeft > days ? 'ahead' : begun };
  });
}

const listOf = lazily(() => new Intl.ListFormat('pt-BR'));
const worthFilling = 120;
const mostNames = 4;

/** What could fill the hours that stay free; empty when they are too few. */
export function spareIdeas({ spareMinutes }: PlanFit, topics: StudyPlan['topics']): string[] {
  if (spareMinutes < worthFilling) return [];
  const weak = topics.filter(isWeak).map(({ name }) => name);
  const more = weak.length - mostNames;
  const names = more > 0 ? [...weak.slice(0, mostNames), `mais ${more}`] : weak;
  const review = `Revisão dos tópicos fracos: ${listOf().format(names)}.`;
  return ['Simulados, no tempo da prova.', ...(weak.length > 0 ? [review] : [])];
}
