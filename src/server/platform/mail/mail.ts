import type { Clock } from '#server/platform/clock.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openMailFolder } from './mail-folder.ts';
import { openSmtp } from './smtp.ts';

export interface Mail {
  /** One bare address; a list, a display name or a control character is refused. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where one POST ends mails of this kind (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface Mailer {
  /** Resolves once the server, or the disk, has taken the mail; rejects with whatever went wrong. */
  send(mail: Mail): Promise<void>;
  /** Deletes what is kept here of the mails to an address. */
  forget(to: string): Promise<void>;
  /** Deletes what has been kept here for too long. */
  sweep(): Promise<void>;
}

export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password when the server asks for them. */
  smtpUrl: string | undefined;
  /** Sender of every mail: `Name <address>`. */
  mailFrom: string;
  /** Where mails go, as `.eml` files, while no server is configured. */
  mailFolder: string;
  log: { info(context: object, message: string): void };
  clock?: Clock;
  /** Milliseconds a mail server may stay silent; a whole delivery may take three times as long. */
  timeout?: number;
}

/**
 * The installation's way to send mail: SMTP when `smtpUrl` is set, otherwise files in `mailFolder`.
 * `close` waits for what is being delivered (at most `timeout`) and then hangs up.
 */
export function openMailer(settings: MailSettings): Mailer & { close(): Promise<void> } {
  const { smtpUrl, mailFrom, mailFolder, log, clock = systemClock, timeout = 10_000 } = settings;
  return smtpUrl
    ? openSmtp({ url: smtpUrl, from: mailFrom, timeout, clock })
    : openMailFolder({ dir: mailFolder, from: mailFrom, clock, log });
}
