import { expect, test } from 'vitest';
import { expectLinear } from '#test/support/growth.ts';
import { topicOf } from './topic-of.ts';

test.each([
  ['Oi, você pode me explicar o que é a mitose, por favor?', 'mitose'],
  ['O que é a mitose? Por favor!', 'mitose'],
  ['mitose, professora...', 'mitose'],
  ['Lei 8.112, art. 5', 'Lei 8.112, art. 5'],
  ['por favor', ''],
])('%j is about %j', (message, topic) => expect(topicOf(message)).toBe(topic));

test('reading a message takes a time that grows with it, not with its square', () => {
  for (const piece of ['.', '. ', ', ', '…', ' por favor'])
    expectLinear((length) => topicOf(`mitose${piece.repeat(length / piece.length)}b`), 50_000, piece);
});
