import { describe, expect, it } from 'vitest';
import { deckName, deckPath, deckText, isInDeck } from './deck.ts';

describe('a deck name', () => {
  it.each([
    ['Geral', null, 'Geral'],
    ['Biologia::Células', 'Biologia', 'Células'],
    [' Biologia :: Células ', 'Biologia', 'Células'],
    ['Enem::Biologia::Células', 'Enem', 'Biologia::Células'],
    ['::Células', null, '::Células'],
    ['Biologia::', null, 'Biologia::'],
    ['Biologia::  ', null, 'Biologia::'],
    ['::', null, '::'],
    ['Biologia:Células', null, 'Biologia:Células'],
  ])('%j', (name, folder, deck) => {
    expect(deckPath(name)).toEqual({ folder, deck });
  });
});

it.each([
  ['Geral', 'Geral'],
  ['Biologia::Células', 'Biologia › Células'],
  ['Enem::Biologia::Células', 'Enem › Biologia › Células'],
  ['Biologia::', 'Biologia::'],
])('%j is read as %j', (name, text) => expect(deckText(name)).toBe(text));

it('a new deck lies in the folder that is given or written, if any', () => {
  expect(deckName('', 'Células')).toBe('Células');
  expect(deckName('Biologia', 'Células')).toBe('Biologia::Células');
  expect(deckName('', 'Biologia::Células')).toBe('Biologia::Células');
  expect(deckName(' ', '')).toBe('');
});

it('a deck is in itself and in its folder, and in no other', () => {
  expect(isInDeck('Biologia::Células', 'Biologia::Células')).toBe(true);
  expect(isInDeck('Biologia::Células', 'Biologia')).toBe(true);
  expect(isInDeck('Biologia', 'Biologia')).toBe(true);
  expect(isInDeck('Biologia::Células', 'Bio')).toBe(false);
  expect(isInDeck('Biologia 2', 'Biologia')).toBe(false);
});
