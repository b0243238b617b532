import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Clock } from '#server/platform/clock.ts';
import { compose } from './compose.ts';
import type { Mail } from './mail.ts';

interface SmtpSettings {
  url: string;
  from: string;
  /** Milliseconds of silence before the server is given up. */
  timeout: number;
  clock: Clock;
}

/** Sends through a mail server over a few kept connections. */
export function openSmtp({ url, from, timeout, clock }: SmtpSettings) {
  const transport = createTransport({
    url,
    pool: true,
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // Whoever asked for the mail decides about another try, not a hidden queue.
    maxRequeues: 0,
  });
  const underWay = new Set<Promise<unknown>>();

  return {
    async send(mail: Mail): Promise<void> {
      // A server that trickles its answers is never silent: only a deadline ends that.
      const signal = AbortSignal.timeout(3 * timeout);
      const delivery = transport.sendMail({ ...compose(mail, from, clock.now()), signal });
      underWay.add(delivery);
      try {
        await delivery;
      } finally {
        underWay.delete(delivery);
      }
    },

    // Nothing is kept of what was delivered.
    async forget(): Promise<void> {},
    async sweep(): Promise<void> {},

    async close(): Promise<void> {
      await Promise.race([Promise.allSettled(underWay), setTimeout(timeout, undefined, { ref: false })]);
      transport.close({ force: true });
    },
  };
}
