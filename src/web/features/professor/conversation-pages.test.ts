import { expect, it } from 'vitest';
import { sampleConversation, sampleMessage } from '#test/support/samples/professor.ts';
import { latestPage, messagesOf, withFacts, withMessage } from './conversation-pages.ts';

const page = (numbers: number[], hasEarlier: boolean) => ({
  ...sampleConversation(),
  messages: numbers.map((number) => sampleMessage(number)),
  hasEarlier,
});
const conversation = { pages: [page([2, 3], true), page([0, 1], false)], pageParams: [undefined, 2] };
const numbersOf = (known: typeof conversation) => messagesOf(known).map(({ number }) => number);

it('shows its messages in order, whatever page they came with', () => {
  expect(numbersOf(conversation)).toEqual([0, 1, 2, 3]);
});

it('puts a new message at the end, and a known one in its place', () => {
  expect(numbersOf(withMessage(conversation, sampleMessage(4)))).toEqual([0, 1, 2, 3, 4]);
  const anew = withMessage(conversation, sampleMessage(1, { id: 'nova', content: 'De novo' }));
  expect(numbersOf(anew)).toEqual([0, 1, 2, 3]);
  expect(messagesOf(anew)[1]).toMatchObject({ id: 'nova', content: 'De novo' });
  expect(anew.pages[0]).toBe(conversation.pages[0]);
});

it('is renamed on every page', () => {
  expect(withFacts(conversation, { title: 'Meiose' }).pages.map(({ title }) => title)).toEqual([
    'Meiose',
    'Meiose',
  ]);
});

it('begins at its end when it is opened again', () => {
  expect(numbersOf(latestPage(conversation))).toEqual([2, 3]);
  expect(latestPage(conversation).pageParams).toEqual([undefined]);
});
