import { Link } from '@tanstack/react-router';
import { messageOf } from '#shared/messages.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { OrbitRing } from '#web/ui/orbit-ring.tsx';
import type { useGeneration } from '../generation.ts';

type GenerationViewProps = { generation: ReturnType<typeof useGeneration>; onRetry: () => void };

/** A plan on its way: how far it is, in true steps. */
export function GenerationView({ generation, onRetry }: GenerationViewProps) {
  const { task, planId, isUnknown, isUnreachable } = generation;
  if (isUnknown || task?.status === 'failed')
    return (
      <div className="mx-auto grid max-w-xl gap-4 py-6">
        <Alert tone="danger">
          {isUnknown
            ? messageOf('study_plans.task_not_found')
            : (task?.message ?? messageOf('study_plans.generation_failed'))}
        </Alert>
        <Button variant="main" className="justify-self-center" onClick={onRetry}>
          Tentar novamente
        </Button>
      </div>
    );
  const progress = planId ? 100 : (task?.progress ?? 0);
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-6 py-2 text-center sm:py-12">
      <OrbitRing
        size="xl"
        value={progress}
        label="Geração do plano"
        tone={planId ? 'ok' : 'sol'}
      >{`${progress}%`}</OrbitRing>
      <div role="status" className="grid gap-1">
        <p className="font-display font-semibold text-lg">
          {planId ? 'Plano pronto.' : (task?.step ?? 'Carregando...')}
        </p>
        <p className="text-ink-muted">{planId ? 'Abrindo em instantes...' : 'Pode levar até 30 segundos'}</p>
        {isUnreachable && (
          <p className="text-sm text-warn">Sem resposta do servidor. Continuamos tentando...</p>
        )}
      </div>
      {planId ? (
        <Button variant="main" render={<Link to="/study-plans/$planId" params={{ planId }} replace />}>
          Abrir agora
        </Button>
      ) : (
        <div className="grid justify-items-center gap-3">
          <p className="text-balance text-ink-muted text-sm">
            Você pode sair desta página: o plano continua sendo gerado e aparece na sua lista.
          </p>
          <Button render={<Link to="/study-plans" />}>Ver meus planos</Button>
        </div>
      )}
    </div>
  );
}
