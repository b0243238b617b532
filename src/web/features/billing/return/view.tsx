import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { messageOf } from '#shared/messages.ts';
import { profileQuery } from '#web/features/accounts/api.ts';
import { isMissing, sentenceOf } from '#web/lib/api-error.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { ItemFailure } from '#web/ui/item-failure.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PaymentOutcome } from '../components/payment-outcome.tsx';
import { isWaiting, outcomes } from '../purchase-labels.ts';
import { usePurchase } from '../use-purchase.ts';

/** Where the provider sends the student back to. What the address says of the payment is not believed. */
export function ReturnPage() {
  const { purchase: id = '' } = useSearch({ strict: false });
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
  const isUnknown = id === '' || isMissing(error);
  if (error || isUnknown)
    return (
      <ItemFailure
        title="Pagamento"
        list={<Link to="/payments" />}
        listName="Pagamentos"
        missing={
          isUnknown
            ? { title: messageOf('billing.purchase_not_found'), back: 'Voltar aos pagamentos' }
            : undefined
        }
        failure={sentenceOf(error, 'Não foi possível conferir o pagamento. Tente novamente.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <div className="grid min-h-60 place-content-center">
      <Spinner size="lg" label="Conferindo o pagamento..." />
    </div>
  );
}
