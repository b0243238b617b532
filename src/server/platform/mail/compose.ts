import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

/** One address and nothing else: no list, display name, comment, white space or control character. */
const bareAddress = /^[^\s\p{Cc},;:<>()"\\@]+@[^\s\p{Cc},;:<>()"\\@]+$/u;

/**
 * What nodemailer needs for `mail`. Throws a `TypeError` when `to` is not one bare address; the message
 * doesn't repeat it, because it ends up in logs. A subject is put on one line.
 */
export function compose(mail: Mail, from: string, date: Date): SendMailOptions {
  if (!bareAddress.test(mail.to)) throw new TypeError('A mail needs one bare address to go to.');
  return {
    from,
    // As an object it is taken as it is; a string would be read as a list.
    to: { name: '', address: mail.to },
    subject: mail.subject.replace(/[\s\p{Cc}]+/gu, ' ').trim(),
    text: mail.text,
    html: mail.html,
    date,
    // RFC 3834: keeps holiday replies from coming back.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': 'pt-BR',
      ...(mail.unsubscribeUrl && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
