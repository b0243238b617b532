import { describe, expect, it } from 'vitest';
import { receiptMail, refundMail, reminderMail } from './mails.ts';

const until = new Date('2026-04-11T02:00:00Z');
const bill = {
  name: 'Ana Júlia',
  plan: 'basic' as const,
  priceCents: 1990,
  id: '019a0000-0000-7000-8000-00000000000a',
  timeZone: 'America/Sao_Paulo',
  link: 'https://exemplo.test/payments',
};
const receipt = {
  ...bill,
  approvedAt: new Date('2026-03-12T02:00:00Z'),
  method: 'account_money' as const,
  until,
  refundableUntil: new Date('2026-03-19T02:00:00Z'),
};

describe('a receipt', () => {
  it('says what was paid, how, when and until when, by the days of the student', () => {
    const { subject, text } = receiptMail(receipt);
    expect(subject).toBe('Pagamento confirmado: plano Básico da Órbita');
    expect(text).toMatch(/Básico por 30 dias: R\$\s19,90, por saldo em conta, em 11 de março de 2026/);
    expect(text).toContain('até 10 de abril de 2026');
    expect(text).toContain('de volta até 18 de março de 2026');
    expect(text).toContain(bill.id);
    expect(text).toContain(bill.link);
  });

  it('promises no money back when the guarantee is over', () => {
    expect(receiptMail({ ...receipt, refundableUntil: null }).text).not.toContain('de volta');
  });
});

it('the mail of a refund says how much goes back and that nothing is lost', () => {
  const { text } = refundMail(bill);
  expect(text).toMatch(/Devolvemos R\$\s19,90 do plano Básico/);
  expect(text).toContain('Tudo o que você criou continua na sua conta.');
});

it.each([
  [5, 'em 5 dias'],
  [1, 'amanhã'],
  [0, 'hoje'],
])('a reminder with %i days left says %s', (daysLeft, when) => {
  const { subject, text } = reminderMail({
    ...bill,
    until,
    daysLeft,
    unsubscribePage: 'https://exemplo.test/unsubscribe',
  });
  expect(subject).toBe(`Seu plano Básico termina ${when}`);
  expect(text).toContain('até 10 de abril de 2026');
});
