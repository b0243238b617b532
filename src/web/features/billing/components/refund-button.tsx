import { useState } from 'react';
import type { Purchase } from '#shared/contracts/billing.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { formatCents } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { useRefund } from '../api.ts';

interface RefundButtonProps {
  purchase: Pick<Purchase, 'id' | 'plan' | 'priceCents'>;
  onRefunded: () => void;
}

/** The guarantee of seven days: asks, naming plan and amount, and gives the money back. */
export function RefundButton({ purchase: { id, plan, priceCents }, onRefunded }: RefundButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const toast = useToast();
  const [name, amount] = [tierLimits[plan].name, formatCents(priceCents)];
  const { mutate, isPending, error, reset } = useRefund(id, () => {
    setIsAsking(false);
    toast.success('Reembolso feito.', {
      description: `${amount} voltam pelo mesmo meio de pagamento.`,
      duration: 8000,
    });
    onRefunded();
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
