import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { messageOf } from '#shared/messages.ts';
import { isMissing, sentenceOf } from '#web/lib/api-error.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { ItemFailure } from '#web/ui/item-failure.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { checkoutQuery } from '../api.ts';
import { PixCheckout } from '../components/pix-checkout.tsx';

/** The page of the provider, where no provider is configured: a payment that moves no money. */
export function SandboxCheckoutPage() {
  const { id = '' } = useParams({ strict: false });
  useTitle('Pagamento de teste');
  const { data: checkout, error, isFetching, refetch } = useQuery(checkoutQuery(id));
  if (error && (!checkout || isMissing(error)))
    return (
      <ItemFailure
        title="Pagamento de teste"
        list={<Link to="/payments" />}
        listName="Pagamentos"
        missing={
          isMissing(error)
            ? { title: messageOf('billing.purchase_not_found'), back: 'Voltar aos pagamentos' }
            : undefined
        }
        failure={sentenceOf(error, 'Não foi possível abrir o pagamento. Tente novamente.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Pague com PIX"
        back={<BackLink render={<Link to="/payments" />}>Voltar aos pagamentos</BackLink>}
      />
      <div className="grid gap-5">
        <Alert tone="info">Ambiente de teste: nenhum dinheiro muda de mãos.</Alert>
        {checkout ? <PixCheckout checkout={checkout} /> : <Spinner />}
      </div>
    </div>
  );
}
