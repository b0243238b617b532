import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Hourglass } from 'lucide-react';
import type { User } from '#shared/contracts/accounts.ts';
import { type Tier, tierLimits, tiers } from '#shared/rules/tiers.ts';
import { formatDate } from '#web/lib/format.ts';
import { useToday } from '#web/lib/today.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { endWords, PlanFeatures, PlanPrice, planAction } from './plan-offer.tsx';

/** The student's plan beside the others, in the profile. */
export function Subscription({ user }: { user: User }) {
  const canPay = !user.isTestAccount;
  return (
    <section aria-labelledby="assinatura" className="grid gap-4">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="assinatura" className="text-lg">
            Assinatura
          </h2>
          <p className="mt-0.5 text-ink-muted text-sm">
            Os planos pagos valem 30 dias, por PIX, e só continuam se você renovar.
          </p>
        </div>
        {canPay && (
          <Link
            to="/payments"
            className="link inline-flex min-h-6 items-center text-sm pointer-coarse:min-h-11"
          >
            Pagamentos e reembolsos
          </Link>
        )}
      </header>
      {!canPay && <Alert tone="warn">Contas de teste não podem acessar a página de pagamentos.</Alert>}
      <div className="grid gap-4 md:grid-cols-3">
        {tiers.map((tier) => (
          <PlanCard
            key={tier}
            tier={tier}
            current={user.plan}
            expiresAt={user.planExpiresAt}
            canPay={canPay}
          />
        ))}
      </div>
    </section>
  );
}

interface PlanCardProps {
  tier: Tier;
  current: Tier;
  /** When the current plan ends (ISO); null when it does not. */
  expiresAt: string | null;
  canPay: boolean;
}

function PlanCard({ tier, current, expiresAt, canPay }: PlanCardProps) {
  const { name } = tierLimits[tier];
  const isCurrent = tier === current;
  const action = planAction(tier, current);
  return (
    <section
      aria-label={`Plano ${name}`}
      className={clsx(
        'grid grid-rows-[auto_1fr_auto] gap-4 rounded-lg border p-4 sm:p-5',
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
        <p>
          <PlanPrice tier={tier} />
        </p>
        {isCurrent && tier !== 'free' && expiresAt && <Validity expiresAt={expiresAt} />}
      </header>
      <PlanFeatures tier={tier} />
      {action && (
        <div className="grid">
          {canPay ? (
            <Button render={<Link to="/payments" search={{ plan: tier }} />}>{action}</Button>
          ) : (
            <Button disabled>{action}</Button>
          )}
        </div>
      )}
    </section>
  );
}

function Validity({ expiresAt }: { expiresAt: string }) {
  const soon = endWords(expiresAt, useToday());
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <p className="text-ink-muted">Válido até {formatDate(expiresAt)}</p>
      {soon && (
        <Badge tone="warn" icon={<Hourglass aria-hidden="true" />}>
          {soon}
        </Badge>
      )}
    </div>
  );
}
