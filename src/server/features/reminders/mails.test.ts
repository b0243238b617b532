import { expect, it } from 'vitest';
import { cardsMail, streakMail } from './mails.ts';

const to = {
  name: 'Ana Lima',
  home: 'https://orbita.test',
  unsubscribePage: 'https://orbita.test/unsubscribe?token=a.b',
};

it('says how many cards wait, where they are reviewed and how the mails end', () => {
  const { subject, text, html } = cardsMail({ ...to, due: 1200 });
  expect(subject).toBe('Você tem 1.200 flashcards para revisar hoje');
  expect(text).toContain('Olá, Ana. Você tem 1.200 flashcards para revisar hoje.');
  expect(text).toContain('https://orbita.test/flashcards/review');
  expect(text).toContain('Não receber mais lembretes: https://orbita.test/unsubscribe?token=a.b');
  expect(html).toContain('href="https://orbita.test/unsubscribe?token=a.b"');
});

it('says which streak ends today', () => {
  const { subject, text } = streakMail({ ...to, days: 9 });
  expect(subject).toBe('Sua sequência de 9 dias termina hoje');
  expect(text).toContain('https://orbita.test/dashboard');
  expect(text).toContain('Não receber mais lembretes');
});
