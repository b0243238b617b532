import { useNavigate } from '@tanstack/react-router';
import { sentenceOf } from '#web/lib/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Decision, useDecide } from '../api.ts';

interface PixDecisionProps {
  id: string;
  /** It was left pending before: nothing to leave again. */
  isPending: boolean;
}

/** What a bank would decide, decided by hand; then back to where the provider sends the student. */
export function PixDecision({ id, isPending }: PixDecisionProps) {
  const navigate = useNavigate();
  const decide = useDecide(id, () => void navigate({ to: '/payments/return', search: { purchase: id } }));
  const button = (decision: Decision, busyLabel: string) => ({
    disabled: decide.isPending,
    busy: decide.isPending && decide.variables === decision,
    busyLabel,
    onClick: () => decide.mutate(decision),
  });
  return (
    <div className="grid gap-3 border-line border-t pt-5">
      <p className="text-ink-muted text-sm">O que o banco deve responder?</p>
      {decide.error && (
        <Alert tone="danger">
          {sentenceOf(decide.error, 'Não foi possível simular o pagamento. Tente novamente.')}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2 max-sm:flex-col">
        <Button variant="main" {...button('pay', 'Pagando...')}>
          Pagar
        </Button>
        <Button {...button('reject', 'Recusando...')}>Recusar</Button>
        {!isPending && <Button {...button('pend', 'Enviando...')}>Deixar pendente</Button>}
      </div>
    </div>
  );
}
