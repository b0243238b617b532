import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { Dashboard } from '#shared/contracts/dashboard.ts';
import { storage } from '#web/lib/storage.ts';
import { accessToken } from '#web/session/session.ts';
import { tokenOwner } from '#web/session/token-owner.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

type Totals = Pick<Dashboard, 'studyPlans' | 'flashcards' | 'studyCycles'>;

interface Step {
  title: string;
  hint: string;
  action: string;
  link: ReactElement<Record<string, unknown>>;
  isDone: boolean;
}

/** What a student does first: each step with whether it is done. */
export const firstStepsOf = ({ studyPlans, flashcards, studyCycles }: Totals): Step[] => [
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
    title: 'Monte um ciclo de estudos',
    hint: 'Divida as horas da sua semana entre as matérias.',
    action: 'Criar ciclo',
    link: <Link to="/study-cycles/create" />,
    isDone: studyCycles.total > 0,
  },
];

type FirstStepsProps = {
  steps: readonly Step[];
  /** Absent while there is nothing else to see. */
  onDismiss?: (() => void) | undefined;
};

export function FirstSteps({ steps, onDismiss }: FirstStepsProps) {
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Card
      title="Primeiros passos"
      description="Em qualquer ordem. Depois deles, este painel mostra o seu dia."
      actions={
        onDismiss && (
          <Button size="sm" variant="quiet" onClick={onDismiss}>
            Dispensar
          </Button>
        )
      }
    >
      <ol className="grid gap-3 lg:grid-cols-3">
        {steps.map(({ title, hint, action, link, isDone }, index) => (
          <li key={title} className="grid content-start gap-3 rounded-lg border border-line p-4">
            <div className="flex gap-3">
              <span
                aria-hidden="true"
                className={clsx(
                  'grid size-7 shrink-0 place-items-center rounded-full border font-semibold text-sm tabular-nums',
                  isDone ? 'border-ok bg-ok-soft text-ok' : 'border-line-strong',
                )}
              >
                {isDone ? <Check className="size-4" strokeWidth={3} /> : index + 1}
              </span>
              <div className="min-w-0">
                <h3 className={clsx('text-base', isDone && 'text-ink-muted')}>
                  {title}
                  {isDone && <span className="sr-only"> (concluído)</span>}
                </h3>
                <p className="text-ink-muted text-sm">{hint}</p>
              </div>
            </div>
            {!isDone && (
              <Button
                size="sm"
                variant={index === next ? 'main' : 'secondary'}
                className="justify-self-start"
                render={link}
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

/** Whether the student has sent the first steps away, on this device, and the way to do so. */
export function useFirstSteps(): [isDismissed: boolean, dismiss: () => void] {
  const [key] = useState(() => `firstStepsDismissed.${tokenOwner(accessToken())}`);
  const [isDismissed, setIsDismissed] = useState(() => storage.get(key) !== null);
  return [
    isDismissed,
    () => {
      storage.set(key, 'true');
      setIsDismissed(true);
    },
  ];
}
