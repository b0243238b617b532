export const paymentStatuses = [
  'pending',
  'approved',
  'rejected',
  'cancelled',
  'disputed',
  'refunded',
  'charged_back',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentMethods = ['pix', 'account_money', 'other'] as const;

/** What a student is sent away to pay. */
export interface Order {
  userId: string;
  purchaseId: string;
  title: string;
  priceCents: number;
  payer: { name: string; email: string };
  createdAt: Date;
  expiresAt: Date;
}

/** A payment as the provider has it. */
export interface Payment {
  id: string;
  /** What the order said it was for (`referenceTo`); null when the payment is none of ours. */
  reference: string | null;
  status: PaymentStatus;
  amountCents: number;
  /** ISO 4217. */
  currency: string;
  method: (typeof paymentMethods)[number];
  /** By the provider's clock; the later of two reports of one payment is the truer. */
  updatedAt: Date;
  approvedAt: Date | null;
}

/** A call that says that something happened to a payment. It proves nothing but where it comes from. */
export interface Notification {
  /** What it is about, `payment` or something that is nobody's business here. */
  topic: string | null;
  /** Of what it is about, as the query said it. */
  id: string | null;
  /** The headers `x-signature` and `x-request-id`. */
  signature: string | undefined;
  requestId: string | undefined;
}

/** Whoever takes the money. Every call but `isSigned` rejects when the provider can't be reached or says no. */
export interface PaymentProvider {
  name: 'mercadopago' | 'sandbox';
  /** Where the order is paid; null when the provider gave no address. The same order may be sent again. */
  createPreference(order: Order): Promise<string | null>;
  /** Null when there is no such payment. */
  findPayment(id: string): Promise<Payment | null>;
  findPaymentsOf(reference: string): Promise<Payment[]>;
  /** Gives all of the money back; the same key never does it twice. */
  refund(paymentId: string, idempotencyKey: string): Promise<void>;
  isSigned(notification: Notification): boolean;
}

/** The name of a purchase at the provider; it carries its owner. */
export const referenceTo = ({ userId, purchaseId }: Pick<Order, 'userId' | 'purchaseId'>): string =>
  `${userId}.${purchaseId}`;

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const reference = new RegExp(`^(${uuid})\\.(${uuid})$`);

/** The ids in a reference; null when it is none of ours. */
export function readReference(text: string | null): { userId: string; purchaseId: string } | null {
  const [, userId, purchaseId] = reference.exec(text ?? '') ?? [];
  return userId && purchaseId ? { userId, purchaseId } : null;
}
