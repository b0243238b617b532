import { transferLimits } from '#shared/contracts/flashcard-transfer.ts';
import { deckName } from '../deck-name.ts';
import { FileProblem } from '../file-problem.ts';
import { htmlToMarkdown } from '../html/html-markdown.ts';
import type { Note } from '../note.ts';
import { splitTags } from '../tag-text.ts';
import type { ReadFile } from '../text/text-notes.ts';
import { readCollection, type StoredNote } from './package-collection.ts';
import { type CollectionName, unpackCollection } from './package-zip.ts';

/** Reads an Anki package, old or new. Throws `FileProblem`. */
export function readPackageNotes(bytes: Uint8Array): ReadFile {
  const { name, data } = unpackCollection(bytes);
  const stored = readCollection(withoutLog(data));
  if (isOnlyAnAppeal(name, stored)) throw new FileProblem('flashcards.package_too_new');
  if (stored.length === 0) throw new FileProblem('flashcards.file_empty');
  const notes = stored.map((note, index) => packageNote(note, index + 1));
  return {
    format: 'apkg',
    separator: null,
    columns: [
      { name: 'Pergunta', role: 'question' },
      { name: 'Resposta', role: 'answer' },
      { name: 'Baralho', role: 'deck' },
      { name: 'Tags', role: 'tags' },
    ],
    rows: notes
      .slice(0, transferLimits.rows)
      .map(({ question, answer, deck, tags }) => [question, answer, deck, tags.join(', ')]),
    notes,
    leftOut: [],
  };
}

/** A database left in write-ahead mode can't be opened alone; bytes 18 and 19 of its header say so (sqlite.org/fileformat2.html). */
function withoutLog(data: Uint8Array): Uint8Array {
  if (data[18] === 2 || data[19] === 2) data.set([1, 1], 18);
  return data;
}

/**
 * New packages hold an old collection with one note, in the language of who made it: 'Please update to the latest
 * Anki version, then import the .colpkg/.apkg file again.'
 */
function isOnlyAnAppeal(name: CollectionName, notes: readonly StoredNote[]): boolean {
  if (name !== 'collection.anki2' || notes.length !== 1) return false;
  const text = notes[0]?.fields[0] ?? '';
  return /^please update to the latest anki version/i.test(text) || /anki.*\.colpkg/is.test(text);
}

/** Of a field whose text would be read; pictures that stand in a field as text don't count. */
const longestField = 200_000;

function fieldText(html: string): { text: string; media: number } {
  const field = html.replace(/"data:[^"]*"/g, '""');
  if (field.length > longestField) return { text: field.slice(0, longestField), media: 0 };
  return htmlToMarkdown(field);
}

/** A note by its first field and the second, or the next that holds something. */
export function packageNote({ fields, tags, deck }: StoredNote, line: number): Note {
  const [first = { text: '', media: 0 }, ...others] = fields.map(fieldText);
  // Where only a picture is hidden in parts, the field holds nothing but their places.
  const isOcclusion = /^\{\{c\d+::image-occlusion:/.test(first.text);
  const question = isOcclusion ? '' : first.text;
  return {
    line,
    question,
    answer: others.find(({ text }) => text !== '')?.text ?? '',
    deck: deckName(deck),
    tags: splitTags(tags),
    subject: '',
    difficulty: '',
    media: [first, ...others].reduce((sum, { media }) => sum + media, isOcclusion ? 1 : 0),
  };
}
