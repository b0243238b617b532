import { expect, it } from 'vitest';
import { uploadSlots } from './upload-slots.ts';

const student = (userId: string) => ({ userId, role: 'user' }) as const;
const tester = (userId: string) => ({ userId, role: 'user_test' }) as const;
const numbered = (count: number) => Array.from({ length: count }, (_, n) => String(n));

it('gives each student two places, and one back only once', () => {
  const slots = uploadSlots();
  const [first] = [slots.take(student('a')), slots.take(student('a'))];
  expect(() => slots.take(student('a'))).toThrow(
    'Você já está enviando outros arquivos. Espere o envio terminar e tente novamente.',
  );
  slots.take(student('b'));
  first?.();
  first?.();
  slots.take(student('a'));
  expect(() => slots.take(student('a'))).toThrow('Você já está enviando outros arquivos.');
});

it('gives all students together twenty places', () => {
  const slots = uploadSlots();
  const releases = numbered(20).map((name) => slots.take(student(name)));
  expect(() => slots.take(student('late'))).toThrow(
    'Muita gente está enviando arquivos agora. Tente novamente em instantes.',
  );
  releases[7]?.();
  slots.take(student('late'));
});

it('leaves half of the places to accounts that are more than a try', () => {
  const slots = uploadSlots();
  for (const name of numbered(10)) slots.take(tester(name));
  expect(() => slots.take(tester('late'))).toThrow('Muita gente está enviando arquivos agora.');
  for (const name of numbered(10)) slots.take(student(`student ${name}`));
});
