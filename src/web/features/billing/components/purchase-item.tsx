import { Link } from '@tanstack/react-router';
import type { Purchase } from '#shared/contracts/billing.ts';
import { formatCents, formatDate } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { purchaseName } from '../plan-labels.ts';
import { methodNames, stateWords } from '../purchase-labels.ts';
import { RefundButton } from './refund-button.tsx';

interface PurchaseItemProps {
  purchase: Purchase;
  onRefunded: () => void;
}

export function PurchaseItem({ purchase, onRefunded }: PurchaseItemProps) {
  const {
    plan,
    state,
    priceCents,
    approvedAt,
    createdAt,
    method,
    initPoint,
    refundableUntil,
    refundsItself,
  } = purchase;
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
      {refundableUntil && refundsItself && <RefundButton purchase={purchase} onRefunded={onRefunded} />}
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
