import { expect, test } from 'vitest';
import { openCatalogue } from '#server/language/wish/catalogue.ts';
import { readWish } from '#server/language/wish/read-wish.ts';
import { compose } from '../compose.ts';

const catalogue = await openCatalogue();
const topicsOf = (title: string, count = 10) =>
  compose(readWish({ title, subject: '', goals: [], description: '' }, catalogue), 2, count).topics;
const countOf = (topics: ReturnType<typeof topicsOf>, source: RegExp) =>
  topics.filter((topic) => source.test(topic.source.name)).length;

test('each of several themes has its share, however many topics another has', () => {
  const topics = topicsOf('psicologia do desenvolvimento: Piaget, Vygotsky e Wallon');
  for (const name of [/Piaget/u, /Vygotsky/u, /Wallon/u])
    expect(countOf(topics, name), String(name)).toBeGreaterThan(1);
});

test('of a topic whose part is named no other part fills the number, where the themes do', () => {
  const names = topicsOf('física: lançamento oblíquo e leis de Newton').map(({ name }) => name);
  expect(names.join()).toMatch(/Lançamento oblíquo/u);
  expect(names.join()).not.toMatch(/engrenagens|velocidade angular/u);
});

test('what is stressed has more of the topics than what stands beside it', () => {
  const topics = topicsOf('química: soluções, termoquímica e cinética, mais tempo em termoquímica');
  expect(countOf(topics, /Termoquímica/u)).toBeGreaterThan(countOf(topics, /Cinética/u));
});

test('the first subject of an examination has more than one topic', () => {
  const topics = topicsOf('polícia rodoviária federal');
  expect(topics.filter(({ name }) => name.includes('Legislação de Trânsito')).length).toBeGreaterThan(1);
});

test('what is asked for by name is never of the lowest priority', () => {
  const topics = topicsOf('álgebra linear do zero até autovalores');
  expect(topics.filter(({ reason, priority }) => reason === 'asked' && priority === 'baixa')).toEqual([]);
});

test('what is hard of an examination is among its topics, and no namesake is', () => {
  const names = topicsOf('Enem, tenho dificuldade em geometria').map(({ name }) => name);
  expect(names.filter((name) => /geometria/iu.test(name)).length).toBeGreaterThan(1);
  expect(names.join()).not.toMatch(/geometria molecular/iu);
  expect(topicsOf('INSS, dificuldade em crase').map(({ name }) => name)).toContain(
    'Crase (Língua Portuguesa)',
  );
});

test('beside a theme of a level stands what else is of that level', () => {
  const topics = topicsOf('espanhol B1 subjuntivo');
  expect(countOf(topics, /subjuntivo/iu)).toBeGreaterThan(1);
  expect(topics.length).toBeGreaterThan(6);
  expect(topics.some(({ name }) => /Alfabeto|Saudações/u.test(name))).toBe(false);
});
