import { describe, expect, test } from 'vitest';
import { googleLinkMail, resetPasswordMail } from './mails.ts';

const link = 'https://exemplo.test/reset-password?token=um.segredo';
const mailFor = (name: string, minutes = 60) => resetPasswordMail({ name, link, minutes });

describe('the mail to reset a password', () => {
  test('greets by the first name and carries the link in both forms', () => {
    const { subject, text, html } = mailFor('Ana Júlia de Souza');
    expect(subject).toBe('Redefinição da sua senha na Órbita');
    expect(text).toContain('Olá, Ana. Recebemos um pedido');
    expect(text).toContain(`\n${link}\n`);
    expect(html).toContain(`href="${link}"`);
  });

  test.each([
    [60, 'vale por 1 hora e'],
    [120, 'vale por 2 horas e'],
    [30, 'vale por 30 minutos e'],
  ])('says how long %i minutes are', (minutes, sentence) => {
    expect(mailFor('Ana', minutes).text).toContain(sentence);
  });

  test('says what to do when nobody asked for it', () => {
    expect(mailFor('Ana').text).toContain('Se você não fez esse pedido, pode ignorar este email');
  });

  test.each(['https://golpe.test clique', 'golpe.test', '<b>Ana</b>', '   ', 'a'.repeat(41)])(
    'a name that is not a name is left out: %j',
    (name) => {
      const { text, html } = mailFor(name);
      expect(text).toContain('Olá. Recebemos');
      expect(text + html).not.toMatch(/golpe|<b>/);
    },
  );

  test.each(["D'Ávila Reis", 'João-Pedro', 'Ítalo'])('a name with accents and marks stays: %s', (name) => {
    expect(mailFor(name).text).toContain(`Olá, ${name.split(' ')[0]}.`);
  });
});

describe('the mail to link a Google account', () => {
  const about = { name: 'Ana Lima', link, minutes: 60 };

  test('says what was asked for, how long the link works and what to do when nobody asked', () => {
    const { text } = googleLinkMail({ ...about, dropsPassword: false });
    for (const part of [
      'Olá, Ana.',
      'vale por 1 hora e funciona uma única vez',
      `\n${link}\n`,
      'ignore este email',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('senha atual');
  });

  test('warns when a password will stop working', () => {
    expect(googleLinkMail({ ...about, dropsPassword: true }).text).toContain(
      'a senha atual da conta deixa de valer e as sessões abertas são encerradas',
    );
  });
});
