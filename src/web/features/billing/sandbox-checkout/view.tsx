import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { encode } from 'uqr';
import type { SandboxCheckout } from '#shared/contracts/billing.ts';
import { messageOf } from '#shared/messages.ts';
import { formatCents } from '#shared/rules/text/format.ts';
import { ItemFailure } from '#web/domain/item-failure.tsx';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { clockText } from '#web/lib/clock-text.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { useSecondsLeft } from '#web/lib/hooks/use-time-left.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { checkoutQuery, type Decision, requirePlansSold, useDecide } from '../api.ts';
import { purchaseName } from '../plan-offer.tsx';
import { isWaiting, outcomes } from '../purchase-labels.ts';

const route = getRouteApi('/student/sandbox/checkout/$id');

/** The page of the provider, where no provider is configured: a payment that moves no money. */
export function SandboxCheckoutPage() {
  requirePlansSold();
  const { id } = route.useParams();
  const checkout = useLoaded(checkoutQuery(id));
  return (
    <CheckoutFrame>
      <PixCheckout checkout={checkout} />
    </CheckoutFrame>
  );
}

export const CheckoutPending = () => (
  <CheckoutFrame>
    <Spinner />
  </CheckoutFrame>
);

export const CheckoutFailure = ({ error }: { error: unknown }) => (
  <ItemFailure
    title="Pagamento de teste"
    list={<Link to="/payments" />}
    listName="Pagamentos"
    error={error}
    missing={{
      title: messageOf('billing.purchase_not_found'),
      hint: 'Confira o endereço, ou procure o pagamento na sua lista.',
      back: 'Voltar aos pagamentos',
    }}
    failure="Não foi possível abrir o pagamento. Tente novamente."
  />
);

function CheckoutFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Pague com PIX"
        back={<BackLink render={<Link to="/payments" />}>Voltar aos pagamentos</BackLink>}
      />
      <div className="grid gap-5">
        <Alert tone="info">Ambiente de teste: nenhum dinheiro muda de mãos.</Alert>
        {children}
      </div>
    </div>
  );
}

/** A PIX to be paid before its time is over. */
function PixCheckout({ checkout }: { checkout: SandboxCheckout }) {
  const { id, plan, priceCents, pixCode, state, expiresAt } = checkout;
  const seconds = useSecondsLeft(expiresAt);
  if (state === 'expired' || (isWaiting(state) && seconds === 0))
    return (
      <EmptyState
        title={messageOf('billing.checkout_over')}
        action={
          <Button variant="main" render={<Link to="/payments" search={{ plan }} />}>
            Começar de novo
          </Button>
        }
      />
    );
  if (!isWaiting(state))
    return (
      <EmptyState
        title={`${outcomes[state].title}.`}
        action={
          <Button render={<Link to="/payments/return" search={{ purchase: id }} />}>Ver o pagamento</Button>
        }
      />
    );
  return (
    <Card>
      <div className="grid gap-6 sm:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="grid content-start justify-items-center gap-3">
          <QrCode text={pixCode} label="QR code do PIX de teste" />
          <p role="timer" className="text-ink-muted text-sm tabular-nums">
            Expira em {clockText(seconds)}
          </p>
        </div>
        <div className="grid min-w-0 content-start gap-5">
          <div>
            <p className="text-ink-muted text-sm">{purchaseName(plan)}</p>
            <p className="font-display font-semibold text-2xl tabular-nums">{formatCents(priceCents)}</p>
          </div>
          <PixCode code={pixCode} />
          <PixDecision id={id} isPending={state === 'pending'} />
        </div>
      </div>
    </Card>
  );
}

/** Modules of white around the code that readers count on (ISO/IEC 18004). */
const quietZone = 4;

/** Dark on light in both themes: few readers know the reverse. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const runs = data.flatMap((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(
      ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`,
    ),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full max-w-60 rounded-md forced-color-adjust-none"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={runs.join('')} fill="#000" />
    </svg>
  );
}

/** The same PIX as text, for whoever pays on this very device. */
function PixCode({ code }: { code: string }) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.success('Código copiado.');
    } catch {
      toast.error('Não foi possível copiar. Selecione o código e copie.');
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Field label="PIX copia e cola" className="w-full">
        <TextInput readOnly value={code} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        Copiar código
      </Button>
    </div>
  );
}

interface PixDecisionProps {
  id: string;
  /** It was left pending before: nothing to leave again. */
  isPending: boolean;
}

/** What a bank would decide, decided by hand; then back to where the provider sends the student. */
function PixDecision({ id, isPending }: PixDecisionProps) {
  const navigate = useNavigate();
  const decide = useDecide(id, () => void navigate({ to: '/payments/return', search: { purchase: id } }));
  const button = (decision: Decision, busyLabel: string) => ({
    disabled: decide.isPending,
    busy: decide.isPending && decide.variables === decision,
    busyLabel,
    onClick: () => decide.mutate(decision),
  });
  return (
    <div className="grid gap-3 border-line border-t pt-5">
      <p className="text-ink-muted text-sm">O que o banco deve responder?</p>
      {decide.error && (
        <Alert tone="danger">
          {sentenceOf(decide.error, 'Não foi possível simular o pagamento. Tente novamente.')}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2 max-sm:flex-col">
        <Button variant="main" {...button('pay', 'Pagando...')}>
          Pagar
        </Button>
        <Button {...button('reject', 'Recusando...')}>Recusar</Button>
        {!isPending && <Button {...button('pend', 'Enviando...')}>Deixar pendente</Button>}
      </div>
    </div>
  );
}
