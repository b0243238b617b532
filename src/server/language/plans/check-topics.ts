import type { Catalogue } from '#server/language/wish/catalogue.ts';
import type { Entry } from '#server/language/wish/catalogue-index.ts';
import { readWish } from '#server/language/wish/read-wish.ts';
import type { Reading, StudentText } from '#server/language/wish/reading.ts';
import { saysSomething, stemsOf, type WishWord, wordsOf } from '#server/language/wish/words.ts';
import { sameNames, themesOf } from './own-words.ts';

const telling = (text: string): WishWord[] => wordsOf(text).filter(saysSomething);

/** "Matemática: introdução" says no more than "Matemática". */
const isFiller = (name: string, entries: readonly Entry[]): boolean => {
  const own = new Set(entries.flatMap(({ subject }) => telling(subject).map(({ stem }) => stem)));
  return telling(name).every(({ stem }) => own.has(stem));
};

const knows = (entry: Entry, name: string) => telling(name).some(({ stem }) => entry.stems.has(stem));

/** Whether a name belongs to a subject that was not asked for, as far as the catalogue knows it. */
function isForeign(name: string, entries: readonly Entry[], catalogue: Catalogue): boolean {
  if (entries.length === 0 || entries.some((entry) => knows(entry, name))) return false;
  const { status, scopes } = readWish({ title: name, subject: '', description: '', goals: [] }, catalogue);
  return status === 'known' && scopes.length > 0;
}

/**
 * What is wrong with the topics that a model proposes for a wish, one Portuguese sentence each: names that say nothing,
 * that say the same, that are of another subject, and themes of the student that none of them has. None: all is well.
 */
export function faultsOf(
  topics: readonly { name: string; description: string }[],
  text: StudentText,
  reading: Reading,
  catalogue: Catalogue,
): string[] {
  const { scopes, status } = reading;
  const entries = status === 'known' ? scopes.map(({ entry }) => entry) : [];
  const names = topics.map(({ name }) => name);
  const excluded = (reading.excluded ?? []).map(stemsOf).filter(({ size }) => size > 0);
  const isExcluded = (name: string) => excluded.some((stems) => stems.isSubsetOf(stemsOf(name)));
  const said = new Set(
    topics.flatMap(({ name, description }) => telling(`${name} ${description}`).map(({ stem }) => stem)),
  );
  return [
    ...names.filter((name) => isFiller(name, entries)).map((name) => `“${name}” não diz o que se estuda.`),
    ...names
      .filter((name, at) => names.slice(0, at).some((other) => sameNames(other, name)))
      .map((name) => `“${name}” repete outro tópico.`),
    ...names
      .filter((name) => isForeign(name, entries, catalogue))
      .map((name) => `“${name}” é de outra matéria.`),
    ...names.filter(isExcluded).map((name) => `“${name}” é o que o estudante pediu para deixar de fora.`),
    ...themesOf({ ...(reading.wanted ?? text), description: '' })
      .filter((theme) => telling(theme).length > 0 && !telling(theme).some(({ stem }) => said.has(stem)))
      .map((theme) => `Falta um tópico sobre “${theme}”, que o estudante pediu.`),
  ];
}
