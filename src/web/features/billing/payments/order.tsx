import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PaidPlan, Subscription } from '#shared/contracts/billing.ts';
import { messageOf } from '#shared/messages.ts';
import { formatCents } from '#shared/rules/text/format.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { longDate } from '#web/lib/format.ts';
import { useToday } from '#web/lib/today.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { openPurchase } from '../api.ts';
import { conversionWords, planAction, purchaseName } from '../plan-offer.tsx';

interface OrderProps {
  subscription: Subscription;
  offer: Subscription['offers'][number];
}

/** What would be bought, for how much and until when. */
export function Order({ subscription, offer }: OrderProps) {
  const [isAsking, setIsAsking] = useState(false);
  const conversion = conversionWords(offer, subscription, useToday());
  const price = formatCents(tierLimits[offer.plan].priceCents);
  const action = planAction(offer.plan, subscription.plan) ?? '';
  return (
    <Card title="Seu pedido">
      <div className="grid gap-4">
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-2.5 tabular-nums">
          <dt>
            <span className="font-medium">{purchaseName(offer.plan)}</span>
            <span className="block text-ink-muted text-sm">Até {longDate(offer.until)}</span>
            {conversion && <span className="block text-ink-muted text-sm">{conversion}</span>}
          </dt>
          <dd className="ps-4">{price}</dd>
          <dt className="border-line border-t pt-3 font-semibold">Total, uma única vez</dt>
          <dd className="border-line border-t ps-4 pt-3 font-semibold">{price}</dd>
        </dl>
        {subscription.provider ? (
          <Button
            variant="main"
            size="lg"
            icon={<Lock aria-hidden="true" />}
            onClick={() => setIsAsking(true)}
          >
            {action}
          </Button>
        ) : (
          <Alert tone="warn">{messageOf('billing.unconfigured')}</Alert>
        )}
        <p className="text-ink-muted text-sm">
          Ao pagar, você concorda com os{' '}
          <Link to="/terms-of-service" className="link">
            Termos de Serviço
          </Link>{' '}
          e a{' '}
          <Link to="/privacy-policy" className="link">
            Política de Privacidade
          </Link>
          .
        </p>
      </div>
      <BuyDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`${action} por ${price}?`}
        plan={offer.plan}
        until={longDate(offer.until)}
        conversion={conversion}
      />
    </Card>
  );
}

interface BuyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  plan: PaidPlan;
  /** The last day, in words. */
  until: string;
  conversion: string | null;
}

/** Asks before the student is sent to pay; what fails is said where it was asked. */
function BuyDialog({ open, onOpenChange, title, plan, until, conversion }: BuyDialogProps) {
  const { buy, isLeaving, error, reset } = useBuy();
  const change = (next: boolean) => {
    reset();
    onOpenChange(next);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={title}
      description={
        <>
          Você vai para a página de pagamento, e o {tierLimits[plan].name} começa quando o PIX for confirmado:
          vale até {until}. {conversion && `${conversion} `}Depois disso nada é cobrado.
        </>
      }
      confirmLabel="Ir para o pagamento"
      busyLabel="Abrindo o pagamento..."
      tone="main"
      busy={isLeaving}
      onConfirm={() => buy(plan)}
      error={error ? sentenceOf(error, messageOf('billing.provider_failed')) : undefined}
    />
  );
}

/** Opens a purchase and leaves the app for where it is paid. */
function useBuy() {
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: openPurchase,
    onSuccess: (initPoint) => window.location.assign(initPoint),
  });
  useEffect(() => {
    // A page that the browser brings back as it was is not on its way out any more.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [reset]);
  return { buy: mutate, isLeaving: isPending || isSuccess, error, reset };
}
