import { Link } from '@tanstack/react-router';
import { Layers } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import type { Dashboard, DashboardTask, TodayItem } from '#shared/contracts/dashboard.ts';
import { countOf, formatMinutes, shortDay, weekdayName } from '#shared/rules/text/format.ts';
import { countdown } from '#web/domain/exam-labels.ts';
import { startFocus } from '#web/lib/focus-target.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { dashboardQuery } from './api.ts';
import { StartButton } from './start-button.tsx';
import { CyclesLink, TaskList, TasksDone } from './tasks.tsx';
import { AddressLink, focusOf, PlanList } from './today-plan.tsx';
import { hiddenCount, hoursToday, restWords, todayRows, whenWords } from './today-rows.ts';
import { sparkTo, useTodayTick } from './use-today-tick.ts';

type TodayProps = {
  dashboard: Dashboard;
  /** Whether the tasks are shown when there are none. */
  hasTasks: boolean;
  /** What else is known of an exam. */
  exam: ReactNode;
};

/** The day in one place: due cards, what is ordered and what is ticked; one thing of it is the next one. */
export function Today({ dashboard, hasTasks, exam }: TodayProps) {
  const { plan, tasks, flashcards } = dashboard;
  const { now, rows } = todayRows(plan);
  const nowBlock = now?.target?.kind === 'block' ? now.target.blockId : undefined;
  const nowItem = now && nowBlock === undefined && now.kind !== 'cards' ? now : null;
  const { tickItem, tickTask, section } = useTicks(dashboard);
  const hidden = hiddenCount(plan, tasks, flashcards.dueCount);
  const tasksDone = tasks.filter(({ completed }) => completed).length;
  const isOver = tasksDone === tasks.length && rows.length === 0 && nowItem === null;
  const hours = hoursToday(plan, isOver && hidden === 0 && flashcards.dueCount === 0);

  const ordered = (
    <Part key="plan" title="Plano de hoje">
      {(nowItem || rows.length > 0) && <PlanList now={nowItem} rows={rows} onTick={tickItem} />}
      {isOver && flashcards.dueCount === 0 && <p>{restWords(plan, tasksDone, hidden)}</p>}
      {!isOver && hidden > 0 && (
        <p className="mt-2 text-ink-muted text-sm">
          {`Mais ${countOf(hidden, 'item não cabe', 'itens não cabem')} no tempo de hoje.`}
        </p>
      )}
      {isOver && flashcards.dueCount === 0 && !plan.next && (
        <Button size="sm" className="mt-2" render={<Link to="/study-plans/create" />}>
          Planejar os próximos dias
        </Button>
      )}
      {isOver && plan.next && (
        <NextStep next={plan.next} today={dashboard.today} isNow={plan.minutesDone === 0 && !now} />
      )}
      {plan.exam && (
        <p className="mt-2 break-words text-sm">
          {`${countdown(plan.exam.daysLeft)}: `}
          <AddressLink href={plan.exam.href} className="link pointer-coarse:py-2.5">
            {plan.exam.title}
          </AddressLink>
        </p>
      )}
    </Part>
  );
  const ticked = (tasks.length > 0 || hasTasks) && (
    <Part key="tasks" title="Tarefas de Hoje" beside={<TasksDone tasks={tasks} />} action={<CyclesLink />}>
      {tasks.length === 0 ? (
        <p className="text-ink-muted">Nenhuma tarefa programada para hoje.</p>
      ) : (
        <TaskList tasks={tasks} nowId={nowBlock} onTick={tickTask} />
      )}
    </Part>
  );
  const isPlanned =
    nowItem ||
    rows.length > 0 ||
    hidden > 0 ||
    plan.exam ||
    plan.next ||
    (isOver && flashcards.dueCount === 0);
  return (
    <Card
      title="Hoje"
      description={
        hours && (
          <span data-count="" className="inline-block">
            {hours}
          </span>
        )
      }
    >
      <div
        ref={section}
        className="grid gap-5"
        onChange={({ target }) => {
          if (!(target instanceof HTMLInputElement && target.checked)) return;
          // What counts it: its own list, else the hours of the day.
          const [list, day] = [target.closest('section'), section.current?.closest('section')];
          sparkTo(list?.querySelector('[data-count]') ?? day?.querySelector('header [data-count]'), target);
        }}
      >
        {flashcards.totalCount > 0 && (
          <Review flashcards={flashcards} now={now} isFree={plan.minutesToday === 0} />
        )}
        {nowBlock !== undefined && ticked}
        {isPlanned && ordered}
        {nowBlock === undefined && ticked}
        {exam}
      </div>
    </Card>
  );
}

/** Ticks with a way back; the focus goes on to the next thing when its own is gone. */
function useTicks({ today, plan }: Dashboard) {
  const tick = useTodayTick(dashboardQuery(today).queryKey);
  const toast = useToast();
  const section = useRef<HTMLDivElement>(null);
  const isFocusLost = useRef(false);
  const count = plan.items.length;
  useEffect(() => {
    if (count < 0 || !isFocusLost.current || document.activeElement !== document.body) return;
    isFocusLost.current = false;
    const find = (selector: string) => section.current?.querySelector<HTMLElement>(selector);
    (find('input:not(:checked)') ?? find('h3'))?.focus({ preventScroll: true });
  }, [count]);
  const tickItem = (item: TodayItem) => {
    isFocusLost.current = true;
    tick({ item, completed: true });
    toast.success(`Feito: ${item.title}`, { undo: () => tick({ item, completed: false }) });
  };
  const tickTask = useCallback(
    (task: DashboardTask, completed: boolean) => tick({ task, completed }),
    [tick],
  );
  return { tickItem, tickTask, section };
}

type PartProps = { title: string; beside?: ReactNode; action?: ReactNode; children: ReactNode };

function Part({ title, beside, action, children }: PartProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <header className="flex min-h-8 items-center gap-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          <h3 id={titleId} tabIndex={-1} className="text-base">
            {title}
          </h3>
          {beside && <span className="text-ink-muted text-sm">{beside}</span>}
        </div>
        {action}
      </header>
      <div>{children}</div>
    </section>
  );
}

type ReviewProps = {
  flashcards: Dashboard['flashcards'];
  /** The first thing of the plan. */
  now: TodayItem | null;
  /** A day without hours. */
  isFree: boolean;
};

/** Where due cards are reviewed, or when the next ones come. */
function Review({ flashcards: { dueCount, nextDueOn }, now, isFree }: ReviewProps) {
  if (dueCount === 0)
    return (
      nextDueOn && (
        <Part title="Revisar Flashcards">
          <p className="text-ink-muted">
            {`Próxima revisão: ${weekdayName(nextDueOn).slice(0, 3)}, ${shortDay(nextDueOn)}.`}
          </p>
        </Part>
      )
    );
  const isNow = now?.kind === 'cards';
  return (
    <Part title="Revisar Flashcards">
      <p className="mb-3">
        {isFree && <span>Dia livre. </span>}
        <span>{`Você tem ${countOf(dueCount, 'flashcard', 'flashcards')} para revisar hoje.`}</span>
        {isNow && <span className="text-ink-muted tabular-nums">{` ${formatMinutes(now.minutes)}`}</span>}
      </p>
      <Button
        variant={isNow ? 'main' : 'secondary'}
        size={isNow ? 'lg' : 'md'}
        className={isNow ? 'w-full sm:w-auto' : undefined}
        icon={<Layers aria-hidden="true" />}
        render={<Link to="/flashcards/review" />}
      >
        Iniciar Revisão
      </Button>
    </Part>
  );
}

type NextStepProps = {
  next: NonNullable<Dashboard['plan']['next']>;
  today: Dashboard['today'];
  isNow: boolean;
};

/** What a student who is done with the day may begin already. */
function NextStep({ next, today, isNow }: NextStepProps) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="min-w-0 flex-1 basis-56 break-words">
        {`Quer adiantar ${whenWords(next.day, today)}? `}
        <span className="font-medium">{next.title}</span>
        {`, ${formatMinutes(next.minutes)}`}
      </p>
      <StartButton name={next.title} isNow={isNow} onStart={() => startFocus(focusOf(next))} />
    </div>
  );
}
