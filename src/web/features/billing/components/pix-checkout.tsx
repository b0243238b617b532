import { Link } from '@tanstack/react-router';
import type { SandboxCheckout } from '#shared/contracts/billing.ts';
import { messageOf } from '#shared/messages.ts';
import { clockText } from '#web/lib/clock-text.ts';
import { formatCents } from '#web/lib/format.ts';
import { useSecondsLeft } from '#web/lib/use-time-left.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { purchaseName } from '../plan-labels.ts';
import { isWaiting, outcomes } from '../purchase-labels.ts';
import { PixCode } from './pix-code.tsx';
import { PixDecision } from './pix-decision.tsx';
import { QrCode } from './qr-code.tsx';

/** A PIX to be paid before its time is over. */
export function PixCheckout({ checkout }: { checkout: SandboxCheckout }) {
  const { id, plan, priceCents, pixCode, state, expiresAt } = checkout;
  const seconds = useSecondsLeft(expiresAt);
  if (state === 'expired' || (isWaiting(state) && seconds === 0))
    return (
      <EmptyState
        title={messageOf('billing.checkout_over')}
        action={
          <Button variant="main" render={<Link to="/payments" search={{ plan }} />}>
            Começar de novo
          </Button>
        }
      />
    );
  if (!isWaiting(state))
    return (
      <EmptyState
        title={`${outcomes[state].title}.`}
        action={
          <Button render={<Link to="/payments/return" search={{ purchase: id }} />}>Ver o pagamento</Button>
        }
      />
    );
  return (
    <Card>
      <div className="grid gap-6 sm:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="grid content-start justify-items-center gap-3">
          <QrCode text={pixCode} label="QR code do PIX de teste" />
          <p role="timer" className="text-ink-muted text-sm tabular-nums">
            Expira em {clockText(seconds)}
          </p>
        </div>
        <div className="grid min-w-0 content-start gap-5">
          <div>
            <p className="text-ink-muted text-sm">{purchaseName(plan)}</p>
            <p className="font-display font-semibold text-2xl tabular-nums">{formatCents(priceCents)}</p>
          </div>
          <PixCode code={pixCode} />
          <PixDecision id={id} isPending={state === 'pending'} />
        </div>
      </div>
    </Card>
  );
}
