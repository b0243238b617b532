import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { CircleCheck, CircleSlash, type LucideIcon, RotateCw, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Purchase, PurchaseState } from '#shared/contracts/billing.ts';
import { messageOf } from '#shared/messages.ts';
import { formatCents } from '#shared/rules/text/format.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { ItemFailure } from '#web/domain/item-failure.tsx';
import { longDate } from '#web/lib/format.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { OrbitMark } from '#web/ui/brand/orbit-logo.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { purchaseQuery, requirePlansSold } from '../api.ts';
import { purchaseName } from '../plan-offer.tsx';
import { isWaiting, outcomes } from '../purchase-labels.ts';

const route = getRouteApi('/student/payments/return');

/** Where the provider sends the student back to. What the address says of the payment is not believed. */
export function ReturnPage() {
  requirePlansSold();
  const { purchase: id = '' } = route.useSearch();
  const client = useQueryClient();
  const { data: purchase, error, isFetching, isWatching, refetch } = usePurchase(id);
  const { data: user, isFetching: isRenewing } = useQuery(profileQuery);
  const isDecided = purchase !== undefined && !isWaiting(purchase.state);
  useTitle(purchase ? outcomes[purchase.state].title : 'Pagamento');

  useEffect(() => {
    if (isDecided) void client.invalidateQueries(profileQuery);
  }, [client, isDecided]);

  if (purchase)
    return (
      <PaymentOutcome
        purchase={purchase}
        validUntil={user?.plan === purchase.plan && !isRenewing ? user.planExpiresAt : null}
        isWatching={isWatching}
        isLooking={isFetching}
        onLook={() => void refetch()}
      />
    );
  if (id === '') return <ReturnFailure error={null} />;
  if (error) throw error;
  return (
    <div className="grid min-h-60 place-content-center">
      <Spinner size="lg" label="Conferindo o pagamento..." />
    </div>
  );
}

/** In place of a payment that is not there (`error` null: none was named), or could not be looked up and why. */
export const ReturnFailure = ({ error }: { error: unknown }) => (
  <ItemFailure
    title="Pagamento"
    list={<Link to="/payments" />}
    listName="Pagamentos"
    error={error}
    missing={{
      title: messageOf('billing.purchase_not_found'),
      hint: 'Confira o endereço, ou procure o pagamento na sua lista.',
      back: 'Voltar aos pagamentos',
    }}
    failure="Não foi possível conferir o pagamento. Tente novamente."
  />
);

interface PaymentOutcomeProps {
  purchase: Purchase;
  /** Until when the plan is paid for (ISO), once that is known. */
  validUntil: string | null;
  /** Whether the page still asks by itself. */
  isWatching: boolean;
  isLooking: boolean;
  onLook: () => void;
}

/** What became of a payment, in words that change as the truth does. */
function PaymentOutcome({ purchase, validUntil, isWatching, isLooking, onLook }: PaymentOutcomeProps) {
  const { state, plan, priceCents } = purchase;
  const { title, text } = outcomes[state];
  const { name } = tierLimits[plan];
  return (
    <section className="mx-auto grid max-w-lg justify-items-center gap-6 rounded-lg border border-line bg-surface px-5 py-10 text-center sm:px-8">
      <Mark state={state} />
      <div aria-live="polite" className="grid gap-2">
        <h1 tabIndex={-1} className="text-xl">
          {title}
        </h1>
        <p className="text-ink-muted">
          {state === 'approved' && validUntil
            ? `Seu plano ${name} vale até ${longDate(validUntil)}. O recibo vai para o seu email.`
            : text}
        </p>
        {isWaiting(state) && !isWatching && (
          <p>Isso está demorando mais que o normal. Pode seguir com seus estudos: avisaremos por email.</p>
        )}
      </div>
      <p className="text-ink-muted text-sm tabular-nums">
        {purchaseName(plan)} · {formatCents(priceCents)}
      </p>
      <div className="flex flex-wrap justify-center gap-2 max-sm:w-full max-sm:flex-col">
        {isWaiting(state) ? (
          <WaitingActions purchase={purchase} {...{ isWatching, isLooking, onLook }} />
        ) : (
          <DecidedActions purchase={purchase} />
        )}
      </div>
    </section>
  );
}

const marks: Partial<Record<PurchaseState, { icon: LucideIcon; style: string }>> = {
  approved: { icon: CircleCheck, style: 'text-ok' },
  rejected: { icon: CircleSlash, style: 'text-danger' },
  refunded: { icon: Undo2, style: 'text-ink-muted' },
  charged_back: { icon: Undo2, style: 'text-ink-muted' },
};

function Mark({ state }: { state: PurchaseState }) {
  if (isWaiting(state)) return <OrbitMark spinning className="size-14 text-cometa" />;
  const { icon: Icon, style } = marks[state] ?? { icon: CircleSlash, style: 'text-ink-muted' };
  return <Icon aria-hidden="true" strokeWidth={1.5} className={`size-14 ${style}`} />;
}

type WaitingActionsProps = Omit<PaymentOutcomeProps, 'validUntil'>;

function WaitingActions({ purchase, isWatching, isLooking, onLook }: WaitingActionsProps) {
  return (
    <>
      {!isWatching && (
        <Button
          icon={<RotateCw aria-hidden="true" />}
          busy={isLooking}
          busyLabel="Conferindo..."
          onClick={onLook}
        >
          Conferir agora
        </Button>
      )}
      {purchase.initPoint && (
        <Button render={<a href={purchase.initPoint}>Continuar</a>}>Continuar pagamento</Button>
      )}
      <Button variant="quiet" render={<Link to="/payments" />}>
        Ver pagamentos
      </Button>
    </>
  );
}

function DecidedActions({ purchase: { state, plan } }: { purchase: Purchase }) {
  if (state === 'approved')
    return (
      <>
        <Button variant="main" render={<Link to="/dashboard" />}>
          Continuar estudando
        </Button>
        <Button render={<Link to="/payments" />}>Ver pagamentos</Button>
      </>
    );
  return (
    <>
      {state !== 'disputed' && (
        <Button variant="main" render={<Link to="/payments" search={{ plan }} />}>
          {state === 'rejected' ? 'Tentar de novo' : 'Escolher um plano'}
        </Button>
      )}
      <Button render={<Link to="/dashboard" />}>Voltar aos estudos</Button>
    </>
  );
}

const lookEveryMs = 2000;
const patienceMs = 5 * 60_000;

/**
 * Follows a purchase until it is decided. A page out of sight does not ask, and asks at once when it is back; after
 * five minutes only then, or when the student wants to know.
 */
function usePurchase(id: string) {
  const [isWatching, setIsWatching] = useState(true);
  const query = useQuery({
    ...purchaseQuery(id),
    enabled: id !== '',
    refetchInterval: ({ state: { data } }) =>
      isWatching && data && isWaiting(data.state) ? lookEveryMs : false,
  });
  useEffect(() => {
    const timer = setTimeout(() => setIsWatching(false), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return { ...query, isWatching };
}
