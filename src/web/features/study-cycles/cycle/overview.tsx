import type { StudyCycle } from '#shared/contracts/study-cycles.ts';
import { formatDay, formatHours, formatMinutes } from '#shared/rules/text/format.ts';
import { daysBetween, type StudyDay, weekdayNames, weekdays } from '#shared/rules/time/study-day.ts';
import { countdown } from '#web/domain/exam-labels.ts';
import { Card } from '#web/ui/card.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { minutesBySubject } from '../cycle-blocks.ts';
import { engineWords, modeSentence, weeksText } from '../cycle-labels.ts';
import { SubjectBars } from '../subject-bars.tsx';
import { LibraryLink } from './library-link.tsx';
import { ModeSwitch } from './mode-switch.tsx';

type CycleOverviewProps = { cycle: StudyCycle; today: StudyDay };

export function CycleOverview({ cycle, today }: CycleOverviewProps) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {cycle.examDate && <CycleExam examDate={cycle.examDate} today={today} className="lg:col-span-2" />}
      <Card title="Matérias" description="O tempo estudado dentro do planejado." className="lg:col-span-2">
        <SubjectBars
          className="md:grid-cols-2"
          subjects={minutesBySubject(cycle).map(({ name, allocated, studied }) => ({
            name,
            minutes: allocated,
            studied,
            text: `${formatMinutes(studied)} de ${formatMinutes(allocated)}`,
            action: <LibraryLink taught={cycle.taught} subject={name} />,
          }))}
        />
      </Card>
      <Card title="Informações Gerais">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
          <Fact label="Início" value={formatDay(cycle.startDate)} />
          <Fact label="Término" value={formatDay(cycle.endDate)} />
          <Fact label="Duração" value={weeksText(cycle.totalWeeks)} />
          <Fact label="Tempo por semana" value={formatHours(cycle.totalAvailableTimePerWeek)} />
          <Fact label="Tempo total" value={formatMinutes(cycle.totalAllocatedMinutes)} />
          <Fact label="Começa às" value={cycle.startsAt} />
          <Fact label="Bloco de estudo" value={formatMinutes(cycle.studyBlockSize)} />
          <Fact label="Intervalo" value={formatMinutes(cycle.breakSize)} />
          {cycle.examDate && <Fact label="Prova" value={formatDay(cycle.examDate)} />}
          {cycle.engine && <Fact label="Como foi feito" value={engineWords[cycle.engine]} />}
        </dl>
      </Card>
      <div className="grid gap-4">
        <Card title="Modo">
          <div className="grid gap-3">
            <ModeSwitch cycle={cycle} />
            <p className="text-ink-muted text-sm">{modeSentence(cycle.mode)}</p>
          </div>
        </Card>
        <Card title="Horas por dia">
          <dl className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-6 gap-y-1.5 text-sm">
            {weekdays.map((day) => (
              <div key={day} className="flex justify-between gap-3">
                <dt className="text-ink-muted">{weekdayNames[day]}</dt>
                <dd className="font-medium tabular-nums">{formatHours(cycle.weeklySchedule[day])}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </div>
  );
}

type CycleExamProps = { examDate: StudyDay; today: StudyDay; className?: string };

/** How far the exam is. */
function CycleExam({ examDate, today, className }: CycleExamProps) {
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
