import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { type Tier, tierLimits } from '#shared/rules/tiers.ts';
import { formatCents, formatDate } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { planAction, planFeatures } from '../plan-offer.ts';

interface PlanCardProps {
  tier: Tier;
  current: Tier;
  /** When the current plan ends (ISO); null when it does not. */
  expiresAt: string | null;
  canPay: boolean;
}

export function PlanCard({ tier, current, expiresAt, canPay }: PlanCardProps) {
  const { name, priceCents, tokens } = tierLimits[tier];
  const isCurrent = tier === current;
  const action = planAction(tier, current);
  return (
    <section
      aria-label={`Plano ${name}`}
      className={clsx(
        'grid content-start gap-4 rounded-lg border p-4 sm:p-5',
        isCurrent ? 'border-cometa bg-cometa-soft' : 'border-line bg-surface',
      )}
    >
      <header className="grid gap-2">
        <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
          <h3 className="text-lg">{name}</h3>
          {isCurrent && (
            <Badge tone="cometa" className="bg-surface!">
              Plano atual
            </Badge>
          )}
        </div>
        <p className="font-display font-semibold text-xl tabular-nums">
          {formatCents(priceCents)}
          {priceCents > 0 && <span className="font-normal font-sans text-ink-muted text-sm"> por mês</span>}
        </p>
        {isCurrent && expiresAt && (
          <p className="text-ink-muted text-sm">Válido até {formatDate(expiresAt)}</p>
        )}
      </header>
      <ul className="grid gap-1.5 text-sm">
        <Feature included>{tokens} tokens</Feature>
        {planFeatures(tier).map(({ text, included }) => (
          <Feature key={text} included={included}>
            {text}
          </Feature>
        ))}
      </ul>
      {action && (
        <div className="grid self-end">
          {canPay ? (
            <Button render={<Link to="/payments" />}>{action}</Button>
          ) : (
            <Button disabled>{action}</Button>
          )}
        </div>
      )}
    </section>
  );
}

function Feature({ included, children }: { included: boolean; children: React.ReactNode }) {
  const Mark = included ? Check : Minus;
  return (
    <li className={clsx('flex items-start gap-2', !included && 'text-ink-muted')}>
      <Mark aria-hidden="true" className={clsx('mt-0.5 size-4 shrink-0', included && 'text-ok')} />
      <span>
        {!included && <span className="sr-only">Sem: </span>}
        {children}
      </span>
    </li>
  );
}
