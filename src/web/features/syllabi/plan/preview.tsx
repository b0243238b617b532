import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { PlanPreview as Preview } from '#shared/contracts/syllabi.ts';
import { countOf, formatDay, formatMinutes } from '#shared/rules/text/format.ts';
import { addDays, type StudyDay } from '#shared/rules/time/study-day.ts';
import { FewFirst } from '#web/domain/few-first.tsx';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx';
import { SkeletonBlock } from '#web/ui/skeleton.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { examShare } from '../amounts.ts';
import { type PlanHours, planPreviewQuery } from '../api.ts';

type PlanPreviewProps = { syllabusId: string; examDate: StudyDay; body: PlanHours };

/** What a plan with these hours holds, and what there is no time for. */
export function PlanPreview({ syllabusId, examDate, body }: PlanPreviewProps) {
  const { data, error, isPlaceholderData } = useQuery(planPreviewQuery(syllabusId, examDate, body));
  if (error)
    return (
      <Alert tone="warn">
        {sentenceOf(error, 'Não foi possível calcular o plano. Mude as horas ou tente mais tarde.')}
      </Alert>
    );
  if (!data) return <SkeletonBlock className="h-80 rounded-lg!" />;
  const { lastDay, closingWeeks, available, needed, disciplines, leftOut } = data;
  const fits = leftOut.length === 0;
  return (
    <Card
      title="Como fica"
      aria-busy={isPlaceholderData}
      actions={
        fits && (
          <Badge tone="ok" icon={<CircleCheck aria-hidden="true" />}>
            Cabe tudo
          </Badge>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-2">
          <dl className="grid grid-cols-2 gap-4">
            <Stat label="Você tem" value={formatMinutes(available)} />
            <Stat label="O edital pede" value={formatMinutes(needed)} />
          </dl>
          <p className="text-ink-muted text-sm">
            {lastDay < addDays(examDate, -1)
              ? `Este plano vai até ${formatDay(lastDay)}, o mais longe que um plano alcança. Perto do fim, monte o próximo.`
              : `Até ${formatDay(lastDay)}, a véspera da prova.`}
            {closingWeeks > 0 &&
              ` ${closingWeeks === 1 ? 'A última semana repete' : `As últimas ${closingWeeks} semanas repetem`} o que vale mais e o que está mais fraco.`}
          </p>
        </div>
        <Shares disciplines={disciplines} />
        {!fits && <LeftOut leftOut={leftOut} />}
      </div>
    </Card>
  );
}

const heading = 'mb-2 font-sans font-semibold text-base tracking-normal';
const fewDisciplines = 12;
const fewLeftOut = 5;

/** The time of each discipline, beside what it is worth. */
function Shares({ disciplines }: Pick<Preview, 'disciplines'>) {
  const planned = disciplines.filter(({ minutes }) => minutes > 0);
  const most = Math.max(...planned.map(({ minutes }) => minutes));
  return (
    <section aria-labelledby="tempo">
      <h3 id="tempo" className={heading}>
        Tempo por disciplina
      </h3>
      <FewFirst items={planned} few={fewDisciplines} many="disciplinas">
        {(shown) => (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {shown.map(({ id, name, minutes, topics, share }) => (
              <li key={id} className="subject min-w-0" style={subjectStyle(name)}>
                <ProgressBar
                  label={<span className="break-words text-ink">{name}</span>}
                  value={(100 * minutes) / most}
                  valueText={formatMinutes(minutes)}
                  tone="subject"
                />
                <p className="mt-1 text-ink-muted text-sm tabular-nums">
                  {`${countOf(topics, 'tópico', 'tópicos')} · ${examShare(share)}`}
                </p>
              </li>
            ))}
          </ul>
        )}
      </FewFirst>
    </section>
  );
}

/** What does not fit, and what that costs. */
function LeftOut({ leftOut }: Pick<Preview, 'leftOut'>) {
  const cost = leftOut.reduce((sum, each) => sum + each.cost, 0);
  return (
    <section aria-labelledby="fora">
      <h3 id="fora" className={heading}>
        Fica de fora
      </h3>
      <p className="mb-2 max-w-[60ch] text-sm">
        {`${countOf(leftOut.length, 'tópico de menor peso não cabe', 'tópicos de menor peso não cabem')} e ${leftOut.length === 1 ? 'custa' : 'custam'} ${examShare(cost)}. Com mais horas por dia, eles voltam.`}
      </p>
      <FewFirst items={leftOut} few={fewLeftOut} many="tópicos">
        {(shown) => (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5 text-sm">
            {shown.map(({ id, discipline, text, cost: each }) => (
              <li key={id} className="flex justify-between gap-4">
                <span className="min-w-0">
                  <span className="line-clamp-2 break-words">{text}</span>
                  <span className="block text-ink-muted">{discipline}</span>
                </span>
                <span className="shrink-0 text-ink-muted tabular-nums">{`custa ${examShare(each)}`}</span>
              </li>
            ))}
          </ul>
        )}
      </FewFirst>
    </section>
  );
}
