import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Purchase } from '#shared/contracts/billing.ts';
import { formatCents } from '#shared/rules/text/format.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { useRefund } from '../api.ts';
import { purchaseName } from '../plan-offer.tsx';
import { methodNames, stateWords } from '../purchase-labels.ts';

export function PurchaseList({ purchases }: { purchases: Purchase[] }) {
  return (
    <Card title="Seus pagamentos" flush={purchases.length > 0}>
      {purchases.length === 0 ? (
        <p className="text-ink-muted">Você ainda não comprou nenhum plano.</p>
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {purchases.map((purchase) => (
            <PurchaseItem key={purchase.id} purchase={purchase} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function PurchaseItem({ purchase }: { purchase: Purchase }) {
  const { plan, state, priceCents, approvedAt, createdAt, method } = purchase;
  const { initPoint, refundableUntil, refundsItself } = purchase;
  const { label, tone } = stateWords[state];
  const facts = [
    formatDate(approvedAt ?? createdAt),
    method && methodNames[method],
    refundableUntil && `Reembolso até ${formatDate(refundableUntil)}`,
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium">{purchaseName(plan)}</p>
        <p className="text-ink-muted text-sm tabular-nums">{facts.join(' · ')}</p>
      </div>
      <div className="flex items-center gap-3">
        <Badge tone={tone}>{label}</Badge>
        <p className="min-w-18 text-end font-medium tabular-nums">{formatCents(priceCents)}</p>
      </div>
      {initPoint && (
        <Button size="sm" render={<a href={initPoint}>Pagar</a>}>
          Continuar pagamento
        </Button>
      )}
      {refundableUntil && refundsItself && <RefundButton purchase={purchase} />}
      {refundableUntil && !refundsItself && (
        <p className="basis-full text-ink-muted text-sm">
          A garantia já devolveu um pagamento seu nos últimos 12 meses. Para pedir esta devolução,{' '}
          <Link to="/contact" className="link">
            escreva para nós
          </Link>
          .
        </p>
      )}
    </li>
  );
}

/** The guarantee of seven days: asks, naming plan and amount, and gives the money back. */
function RefundButton({ purchase: { id, plan, priceCents } }: { purchase: Purchase }) {
  const [isAsking, setIsAsking] = useState(false);
  const toast = useToast();
  const [name, amount] = [tierLimits[plan].name, formatCents(priceCents)];
  const { mutate, isPending, error, reset } = useRefund(id, () => {
    setIsAsking(false);
    toast.success('Reembolso feito.', {
      description: `${amount} voltam pelo mesmo meio de pagamento.`,
      duration: 8000,
    });
  });
  const change = (open: boolean) => {
    reset();
    setIsAsking(open);
  };
  return (
    <>
      <Button size="sm" onClick={() => change(true)}>
        Pedir reembolso
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={change}
        title={`Pedir o reembolso do ${name}, ${amount}?`}
        description={`Os 30 dias de ${name} desta compra terminam agora, e ${amount} voltam pelo mesmo meio de pagamento. O que você criou continua seu.`}
        confirmLabel="Pedir reembolso"
        busyLabel="Devolvendo..."
        busy={isPending}
        onConfirm={() => mutate()}
        error={
          error ? sentenceOf(error, 'Não foi possível fazer o reembolso agora. Tente novamente.') : undefined
        }
      />
    </>
  );
}
