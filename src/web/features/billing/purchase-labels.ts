import type { Purchase, PurchaseState } from '#shared/contracts/billing.ts';

type Tone = 'neutral' | 'ok' | 'warn' | 'danger';

export const stateWords: Record<PurchaseState, { label: string; tone: Tone }> = {
  open: { label: 'Não pago', tone: 'warn' },
  pending: { label: 'Aguardando confirmação', tone: 'warn' },
  approved: { label: 'Pago', tone: 'ok' },
  rejected: { label: 'Recusado', tone: 'danger' },
  cancelled: { label: 'Cancelado', tone: 'neutral' },
  expired: { label: 'Prazo encerrado', tone: 'neutral' },
  disputed: { label: 'Em contestação', tone: 'warn' },
  refunded: { label: 'Reembolsado', tone: 'neutral' },
  charged_back: { label: 'Estornado', tone: 'neutral' },
};

export const methodNames: Record<NonNullable<Purchase['method']>, string> = {
  pix: 'PIX',
  account_money: 'Saldo do Mercado Pago',
  other: 'Outro meio',
};

/** Whether it may still be paid, or its payment still be confirmed. */
export const isWaiting = (state: PurchaseState): boolean => state === 'open' || state === 'pending';

interface Outcome {
  title: string;
  /** What it means for the student. */
  text: string;
}

/** What the student reads on coming back from paying; what an approval gave is said with its date. */
export const outcomes: Record<PurchaseState, Outcome> = {
  open: {
    title: 'Conferindo seu pagamento',
    text: 'Assim que o pagamento chegar, seu plano começa. Costuma levar poucos segundos.',
  },
  pending: {
    title: 'Aguardando a confirmação do PIX',
    text: 'Seu pagamento está a caminho. O plano começa no momento em que ele for confirmado.',
  },
  approved: { title: 'Pagamento confirmado', text: 'Seu plano já está valendo.' },
  rejected: {
    title: 'O pagamento foi recusado',
    text: 'Nada foi cobrado e seu plano continua como estava. Você pode tentar de novo.',
  },
  cancelled: {
    title: 'O pagamento foi cancelado',
    text: 'Nada foi cobrado e seu plano continua como estava.',
  },
  expired: {
    title: 'O prazo do pagamento terminou',
    text: 'Ninguém pagou a tempo, então nada foi cobrado. Você pode começar de novo.',
  },
  disputed: {
    title: 'O pagamento está em contestação',
    text: 'Quem pagou pediu o dinheiro de volta ao Mercado Pago. Seu plano continua até a decisão.',
  },
  refunded: {
    title: 'O pagamento foi devolvido',
    text: 'O valor voltou pelo mesmo meio de pagamento, e o que ele dava ao seu plano terminou.',
  },
  charged_back: {
    title: 'O pagamento foi estornado',
    text: 'O valor voltou a quem pagou, e o que ele dava ao seu plano terminou.',
  },
};
