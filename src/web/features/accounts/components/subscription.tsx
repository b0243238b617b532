import type { User } from '#shared/contracts/accounts.ts';
import { tiers } from '#shared/rules/tiers.ts';
import { Alert } from '#web/ui/alert.tsx';
import { PlanCard } from './plan-card.tsx';

export function Subscription({ user }: { user: User }) {
  return (
    <section aria-labelledby="assinatura" className="grid gap-4">
      <header>
        <h2 id="assinatura" className="text-lg">
          Assinatura
        </h2>
        <p className="mt-0.5 text-ink-muted text-sm">
          Os planos pagos valem 30 dias, por PIX, e só continuam se você renovar.
        </p>
      </header>
      {user.isTestAccount && (
        <Alert tone="warn">Contas de teste não podem acessar a página de pagamentos.</Alert>
      )}
      <div className="grid gap-4 md:grid-cols-3">
        {tiers.map((tier) => (
          <PlanCard
            key={tier}
            tier={tier}
            current={user.plan}
            expiresAt={user.planExpiresAt}
            canPay={!user.isTestAccount}
          />
        ))}
      </div>
    </section>
  );
}
