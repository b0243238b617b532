import type { Settings } from '#server/settings.ts';
import { deriveKey } from '../auth/tokens.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { openMercadoPago } from './mercado-pago.ts';
import type { PaymentProvider } from './provider.ts';
import { openSandbox } from './sandbox.ts';

interface PaymentParts {
  settings: Settings;
  db: Db;
  clock: Clock;
  /** The installation's secret. */
  secret: string;
}

/** Who takes the money: Mercado Pago once it is configured, the sandbox where there is one, otherwise nobody. */
export function openPayments({ settings, db, clock, secret }: PaymentParts): PaymentProvider | null {
  const { APP_URL, PAYMENTS, PLANS, MERCADOPAGO_ACCESS_TOKEN, MERCADOPAGO_WEBHOOK_SECRET } = settings;
  if (PLANS === 'off') return null;
  if (MERCADOPAGO_ACCESS_TOKEN && MERCADOPAGO_WEBHOOK_SECRET)
    return openMercadoPago({
      accessToken: MERCADOPAGO_ACCESS_TOKEN,
      webhookSecret: MERCADOPAGO_WEBHOOK_SECRET,
      baseUrl: settings.MERCADOPAGO_BASE_URL,
      appUrl: APP_URL,
    });
  if (PAYMENTS !== 'sandbox') return null;
  const key = Buffer.from(deriveKey(secret, 'sandbox notifications')).toString('hex');
  return openSandbox({ db, clock, appUrl: APP_URL, secret: key });
}
