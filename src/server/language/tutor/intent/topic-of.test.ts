import { expect, test } from 'vitest';
import { topicOf } from './topic-of.ts';

test.each([
  ['Oi, você pode me explicar o que é a mitose, por favor?', 'mitose'],
  ['O que é a mitose? Por favor!', 'mitose'],
  ['mitose, professora...', 'mitose'],
  ['Lei 8.112, art. 5', 'Lei 8.112, art. 5'],
  ['por favor', ''],
])('%j is about %j', (message, topic) => expect(topicOf(message)).toBe(topic));
