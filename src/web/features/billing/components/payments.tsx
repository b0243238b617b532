import { useQuery } from '@tanstack/react-query';
import type { Subscription } from '#shared/contracts/billing.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { longDate } from '#web/lib/format.ts';
import { useToday } from '#web/lib/use-today.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { subscriptionQuery } from '../api.ts';
import { Order } from '../payments/order.tsx';
import { PlanChoice } from '../payments/plan-choice.tsx';
import { PurchaseList } from '../payments/purchases.tsx';
import { endWords } from '../plan-labels.ts';
import { usePlanChoice } from '../use-plan-choice.ts';
import { PaymentsSkeleton } from './payments-skeleton.tsx';
import { TrustBadges } from './trust-badges.tsx';

interface PaymentsProps {
  /** Renews what the plan shows elsewhere. */
  onRefunded: () => void;
}

/** What can be bought, and what was. */
export function Payments({ onRefunded }: PaymentsProps) {
  const { data, error, isFetching, refetch } = useQuery(subscriptionQuery);
  if (data) return <Desk subscription={data} onRefunded={onRefunded} />;
  if (!error) return <PaymentsSkeleton label="Carregando..." />;
  return (
    <ErrorState
      message={sentenceOf(error, 'Não foi possível carregar seus pagamentos. Tente novamente.')}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

function Desk({ subscription, onRefunded }: PaymentsProps & { subscription: Subscription }) {
  const { offer, choose } = usePlanChoice(subscription);
  return (
    <div className="grid gap-6">
      <CurrentPlan subscription={subscription} />
      {subscription.provider === 'sandbox' && (
        <Alert tone="info" title="Ambiente de teste">
          Nesta instalação os pagamentos são simulados: nenhum dinheiro muda de mãos.
        </Alert>
      )}
      <section className="grid gap-3">
        <h2 id="planos" className="text-lg">
          Escolha o plano
        </h2>
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <PlanChoice
            labelledBy="planos"
            subscription={subscription}
            chosen={offer?.plan}
            onChoose={choose}
          />
          {offer && <Order subscription={subscription} offer={offer} />}
        </div>
      </section>
      <TrustBadges />
      <PurchaseList purchases={subscription.purchases} onRefunded={onRefunded} />
    </div>
  );
}

function CurrentPlan({ subscription: { plan, planExpiresAt } }: { subscription: Subscription }) {
  const day = useToday();
  // A lapsed plan counts as free, and still has the date on which it lapsed.
  const end = plan === 'free' ? null : planExpiresAt;
  const soon = end && endWords(end, day);
  return (
    <p>
      Seu plano hoje: <strong className="font-semibold">{tierLimits[plan].name}</strong>
      {end && `, até ${longDate(end)}`}.{soon && ` ${soon}.`}
    </p>
  );
}
