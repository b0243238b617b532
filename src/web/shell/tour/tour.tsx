import { Link } from '@tanstack/react-router';
import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { useUpdateProfile } from '#web/features/accounts/update-profile.ts';
import { useToastLift } from '#web/lib/hooks/use-toast-lift.ts';
import { isForPage } from '#web/lib/page-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { OrbitRing } from '#web/ui/chart/orbit-ring.tsx';
import { announce } from '#web/ui/toast/announce.ts';
import { rememberTour } from './tour-due.ts';

interface Step {
  title: string;
  text: string;
  action?: { label: string; link: ReactElement<Record<string, unknown>> };
}

const steps: readonly Step[] = [
  {
    title: 'Este é o seu painel',
    text: 'Aqui fica o seu dia: o que estudar, o que revisar e a sua sequência. Comece sempre por aqui.',
  },
  {
    title: 'Comece por um plano',
    text: 'Diga a matéria e o prazo. A Órbita divide o conteúdo em tópicos e põe cada um no calendário.',
    action: { label: 'Montar meu plano', link: <Link to="/study-plans/create" /> },
  },
  {
    title: 'Flashcards e timer',
    text: 'Os flashcards voltam no dia em que você esqueceria. O timer, no canto da tela, conta o seu tempo de estudo.',
    action: { label: 'Fazer flashcards', link: <Link to="/flashcards/create" /> },
  },
];

type TourProps = { user: Pick<User, 'id' | 'name'>; onEnd: () => void };

/** Three steps beside the page, which stays free to be used. */
export function Tour({ user, onEnd }: TourProps) {
  const [index, setIndex] = useState(0);
  const box = useRef<HTMLElement>(null);
  const update = useUpdateProfile();
  useToastLift('14rem');
  const { title, text, action } = steps[index] as Step;
  const position = `${index + 1} de ${steps.length}`;
  const isLast = index === steps.length - 1;

  const end = () => {
    rememberTour(user.id);
    // The focus would be lost with the button that had it.
    if (box.current?.contains(document.activeElement))
      document.getElementById('conteudo')?.focus({ preventScroll: true });
    update.mutate({ name: user.name, preferences: { tourSeen: true } });
    onEnd();
  };
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isForPage(event)) return;
    end();
  });
  useEffect(() => {
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, []);
  useEffect(() => announce(`Passo ${position}: ${title}. ${text}`), [position, title, text]);

  return (
    <>
      {/* Room at the end of the page: on a phone its last controls can be scrolled above the box. */}
      <div aria-hidden="true" className="h-72 sm:hidden" />
      <aside
        ref={box}
        aria-label="Conheça a Órbita"
        data-print="hide"
        className="fixed inset-x-3 bottom-[calc(max(--spacing(3),var(--safe-bottom),var(--dock))+3.75rem)] z-30 rounded-lg border border-line bg-surface-raised p-4 shadow-raised transition-opacity duration-(--calm) sm:start-auto sm:end-6 sm:w-96 starting:opacity-0"
      >
        <div className="flex items-start gap-3">
          <OrbitRing
            label="Tour"
            value={index + 1}
            max={steps.length}
            valueText={`Passo ${position}`}
            size="sm"
          />
          <div className="min-w-0 flex-1">
            <h2 className="text-base">{title}</h2>
            <p className="mt-1 text-ink-muted text-sm">{text}</p>
          </div>
        </div>
        <div className="mt-3 flex flex-wrap items-center justify-end gap-2">
          {!isLast && (
            <Button size="sm" variant="quiet" className="me-auto" onClick={end}>
              Pular
            </Button>
          )}
          {action && (
            <Button size="sm" variant="quiet" render={action.link} onClick={end}>
              {action.label}
            </Button>
          )}
          <Button size="sm" onClick={isLast ? end : () => setIndex(index + 1)}>
            {isLast ? 'Concluir' : 'Próximo'}
          </Button>
        </div>
      </aside>
    </>
  );
}
