import { Link } from '@tanstack/react-router';
import type { User } from '#shared/contracts/accounts.ts';
import { tiers } from '#shared/rules/tiers.ts';
import { Alert } from '#web/ui/alert.tsx';
import { PlanCard } from './components/plan-card.tsx';

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
