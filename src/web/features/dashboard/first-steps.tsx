import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Dashboard } from '#shared/contracts/dashboard.ts';
import { startFocus } from '#web/lib/focus-target.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

type Totals = Pick<Dashboard, 'studyPlans' | 'flashcards' | 'totalStudyTimeMinutes'>;

interface Step {
  title: string;
  hint: string;
  action: string;
  /** Where it is done; absent: with the timer. */
  link?: ReactElement<Record<string, unknown>>;
  isDone: boolean;
}

/** What a student does first: each step with whether it is done. */
const firstStepsOf = ({ studyPlans, flashcards, totalStudyTimeMinutes }: Totals): Step[] => [
  {
    title: 'Crie um plano de estudos',
    hint: 'Diga a matéria e o prazo: a Órbita monta os tópicos e o cronograma.',
    action: 'Criar plano',
    link: <Link to="/study-plans/create" />,
    isDone: studyPlans.total > 0,
  },
  {
    title: 'Crie seus flashcards',
    hint: 'Escreva, importe ou gere de um texto. Cada um volta no dia certo.',
    action: 'Criar flashcards',
    link: <Link to="/flashcards/create" />,
    isDone: flashcards.totalCount > 0,
  },
  {
    title: 'Faça a primeira revisão',
    hint: 'Responda a um flashcard: ele volta quando você estiver perto de esquecer.',
    action: 'Revisar',
    link: <Link to={flashcards.totalCount > 0 ? '/flashcards/review' : '/flashcards/create'} />,
    isDone: flashcards.isReviewed,
  },
  {
    title: 'Faça o primeiro foco',
    hint: 'Ligue o timer e estude: o tempo conta no seu dia.',
    action: 'Abrir timer',
    isDone: totalStudyTimeMinutes > 0,
  },
];

type FirstStepsProps = {
  totals: Totals;
  /** Whether the next step is what the screen is for. */
  isNow: boolean;
  /** Absent while there is nothing else to see. */
  onDismiss?: (() => void) | undefined;
};

export function FirstSteps({ totals, isNow, onDismiss }: FirstStepsProps) {
  const steps = firstStepsOf(totals);
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Card
      title="Primeiros passos"
      actions={
        onDismiss && (
          <Button size="sm" variant="quiet" onClick={onDismiss}>
            Dispensar
          </Button>
        )
      }
    >
      <ol className="grid gap-3">
        {steps.map(({ title, hint, action, link, isDone }, index) => (
          <li key={title} className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <span
              aria-hidden="true"
              className={clsx(
                'grid size-7 shrink-0 place-items-center self-start rounded-full border font-semibold text-sm tabular-nums',
                isDone ? 'border-ok bg-ok-soft text-ok' : 'border-line-strong',
              )}
            >
              {isDone ? <Check className="size-4" strokeWidth={3} /> : index + 1}
            </span>
            <div className="min-w-0 flex-1 basis-48">
              <h3 className={clsx('text-base', isDone && 'text-ink-muted')}>
                {title}
                {isDone && <span className="sr-only"> (concluído)</span>}
              </h3>
              {!isDone && <p className="text-ink-muted text-sm">{hint}</p>}
            </div>
            {!isDone && (
              <Button
                size="sm"
                variant={isNow && index === next ? 'main' : 'secondary'}
                {...(link ? { render: link } : { onClick: () => startFocus('any') })}
              >
                {action}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
