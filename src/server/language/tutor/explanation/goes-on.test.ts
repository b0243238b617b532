import { expect, test } from 'vitest';
import type { Passage } from '../tutor.ts';
import { goesOnWithOwn, lessonsBesideOwn } from './goes-on.ts';

const passage = (kind: 'summary' | 'lesson', title: string, subject: string): Passage => ({
  kind,
  id: title,
  title,
  text: '',
  page: null,
  subject,
});
const lessons = [passage('lesson', 'Redes de pesca', 'Pesca'), passage('lesson', 'Redes', 'Informática')];
const about = (message: string, title: string, subject: string) =>
  lessonsBesideOwn({ message, passages: [passage('summary', title, subject)] }, lessons).length;

test('a lesson of another subject says nothing of what the student’s own summary is about', () => {
  expect(about('dá pra montar uma rede?', 'Redes', 'Informática')).toBe(1);
  expect(about('dá pra montar uma rede?', 'Cabos', 'Informática')).toBe(2);
  expect(about('dá pra montar uma rede de atum?', 'Redes', 'Informática')).toBe(2);
  expect(about('dá pra montar uma rede?', 'Redes', '')).toBe(2);
});

test('an ordinal alone only goes on with what the student’s own material counts up', () => {
  const own = [
    { ...passage('summary', 'Nós de marinheiro', 'Vela'), text: 'Os nós são dois: lais e volta.' },
  ];
  const goesOn = (message: string, said: string) => goesOnWithOwn({ message, said: [said], passages: own });
  expect(goesOn('fala mais do primeiro', 'quais são os nós de marinheiro?')).toBe(true);
  expect(goesOn('fala mais do primeiro', 'quais são os planetas?')).toBe(false);
  expect(goesOn('fala mais do primeiro reinado', 'quais são os nós de marinheiro?')).toBe(false);
});
