import { foldLetters } from '#shared/rules/text/fold.ts';
import { threadOf } from '../intent/follow-up.ts';
import { plainMessage } from '../intent/plain-message.ts';
import { askedIn } from './asked-words.ts';
import { studiedWordsFor } from './everyday.ts';
import { synonymsOf } from './synonyms.ts';

const most = 40;

/** The folded words by which the material about a message is found: its own, and those it goes on with. */
export function wordsToFind(said: readonly string[], message: string, topic: string): string[] {
  const { own, before } = threadOf(said, message);
  const asked = [...askedIn(topic), ...own, ...before, ...askedIn(plainMessage(message), most)];
  return [...new Set(asked.map(({ word }) => foldLetters(word)))].slice(0, most);
}

const shortest = 3;
const beginning = 3;
/** Letters that are heard alike at the beginning of a word. */
const alike: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^h?(?=[aeiou])/, ['', 'h']],
  [/^(?:s|c(?=[ei])|z)/, ['s', 'c', 'z']],
  [/^(?:k|qu|q|c(?=[aou]))/, ['c', 'qu', 'k']],
  [/^(?:x|ch)/, ['x', 'ch']],
  [/^(?:g(?=[ei])|j)/, ['g', 'j']],
  [/^([aeio])([rs])(?=[aeiou])/, ['$1$2$2']],
  [/^([aeiou])[mn](?=[^aeiou])/, ['$1m', '$1n']],
];

/** Material may only write it out: "ddp" is told of as "diferença de potencial". */
const acronym = /^(?:[^aeiou\d]{3,5}|[a-z]{3})$/;

/** Letters by which a word that says the same is found. */
const ofOther = 5;

/** How a folded word may begin where it is spelt right, and how those begin that texts say for it. */
export function beginningsOf(word: string): string[] {
  if (word.length < shortest) return [];
  const variants = alike.flatMap(([pattern, others]) =>
    pattern.test(word) ? others.map((other) => word.replace(pattern, other)) : [],
  );
  const initial = acronym.test(word) ? [word.charAt(0)] : [];
  const others = [...studiedWordsFor(word), ...synonymsOf(word)].map((each) => each.slice(0, ofOther));
  return [
    ...new Set([...[word, ...variants].map((each) => each.slice(0, beginning)), ...initial, ...others]),
  ];
}
