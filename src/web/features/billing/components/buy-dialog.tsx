import type { PaidPlan } from '#shared/contracts/billing.ts';
import { messageOf } from '#shared/messages.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useBuy } from '../use-buy.ts';

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
export function BuyDialog({ open, onOpenChange, title, plan, until, conversion }: BuyDialogProps) {
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
