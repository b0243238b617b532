import { storable } from '#server/platform/http/validation.ts';
import {
  type ImportPreview,
  type ImportResult,
  type LeftOut,
  transferLimits,
} from '#shared/contracts/flashcard-transfer.ts';
import { createFlashcardSchema } from '#shared/contracts/flashcards.schemas.ts';
import { type CreateFlashcard, flashcardLimits } from '#shared/contracts/flashcards.ts';
import { fold } from '#shared/rules/text/fold.ts';
import { clozeAnswer } from './cloze.ts';
import type { Note } from './note.ts';
import type { ReadFile } from './text/text-notes.ts';

/** A note that can be a card. */
interface Judged {
  line: number;
  /** Without a subject when the note says none: `subject` is empty then. */
  card: CreateFlashcard;
  /** Whether the student has it already, or the file says it before. */
  duplicateOf: 'own' | 'file' | null;
}

export type Report = Pick<ImportResult, 'duplicates' | 'broken' | 'media' | 'shortened'>;

/** Question and answer of a card. */
export type CardText = readonly [question: string, answer: string];

const keyOf = (question: string, answer: string) => `${fold(question)}\n\n${fold(answer)}`;

/**
 * The cards that the notes of a file make, and a report of all that they don't bring. Two cards are the same when
 * question and answer are, but for case, accents and white space.
 */
export function judgeNotes(
  { notes, leftOut }: Pick<ReadFile, 'notes' | 'leftOut'>,
  own: readonly CardText[],
  defaultDeck: string,
): { judged: Judged[]; report: Report } {
  const ownKeys = new Set(own.map(([question, answer]) => keyOf(question, answer)));
  const fileKeys = new Set<string>();
  const judged: Judged[] = [];
  const broken: LeftOut[] = [...leftOut];
  let media = 0;
  let shortened = 0;
  for (const note of notes.map(storable)) {
    const { line } = note;
    media += note.media;
    const read = readCard(note, defaultDeck);
    if ('reason' in read) {
      broken.push({ line, text: note.question || note.answer, reason: read.reason });
      continue;
    }
    const { card } = read;
    if (read.isShortened) shortened += 1;
    const key = keyOf(card.question, card.answer);
    judged.push({ line, card, duplicateOf: ownKeys.has(key) ? 'own' : fileKeys.has(key) ? 'file' : null });
    fileKeys.add(key);
  }
  return {
    judged,
    report: { duplicates: duplicatesOf(judged), broken: countedByLine(broken), media, shortened },
  };
}

/** How a preview counts what `judgeNotes` found. */
export function countsOf(
  file: ReadFile,
  judged: readonly Judged[],
): Pick<ImportPreview, 'total' | 'ready' | 'withoutSubject'> {
  return {
    total: file.notes.length + file.leftOut.length,
    ready: judged.filter(({ duplicateOf }) => duplicateOf === null).length,
    withoutSubject: judged.filter(({ card }) => card.subject === '').length,
  };
}

function duplicatesOf(judged: readonly Judged[]): Report['duplicates'] {
  const own = judged.filter(({ duplicateOf }) => duplicateOf === 'own').length;
  const all = judged.filter(({ duplicateOf }) => duplicateOf !== null);
  const first = all.slice(0, transferLimits.named).map(({ line, card, duplicateOf }) => ({
    line,
    text: beginning(card.question || card.answer),
    of: duplicateOf as 'own' | 'file',
  }));
  return { own, file: all.length - own, first };
}

function countedByLine(broken: readonly LeftOut[]): Report['broken'] {
  const first = [...broken]
    .sort((one, other) => one.line - other.line)
    .slice(0, transferLimits.named)
    .map(({ line, text, reason }) => ({ line, text: beginning(text), reason }));
  return { count: broken.length, first };
}

const beginning = (text: string) => cut(text.slice(0, 400).replace(/\s+/g, ' ').trim(), 120);

/** At most so many signs, as the contract counts them: an emoji outside the basic plane is one. */
const cut = (text: string, most: number) => [...text.slice(0, most * 2)].slice(0, most).join('').trim();

const difficultyByWord: Record<string, number> = {
  facil: 2,
  easy: 2,
  medio: 3,
  media: 3,
  medium: 3,
  dificil: 4,
  hard: 4,
};

function difficultyOf(written: string): number | undefined {
  const word = fold(written);
  if (word === '') return 3;
  return /^[1-5]$/.test(word) ? Number(word) : difficultyByWord[word];
}

type Read = { card: CreateFlashcard; isShortened: boolean } | { reason: string };

/** What is beside the point of a card is cut to its limit; a question or an answer never is. */
function readCard(note: Note, defaultDeck: string): Read {
  const { question } = note;
  const answer = note.answer.trim() || clozeAnswer(question.slice(0, flashcardLimits.question));
  const hasLostMedia = note.media > 0 && (question.trim() === '' || answer === '');
  if (hasLostMedia) return { reason: 'Sem as mídias, falta texto neste flashcard.' };
  const written = note.tags.map((tag) => tag.trim()).filter((tag) => tag !== '');
  const tags = [...new Set(written.map((tag) => cut(tag, flashcardLimits.tag)))].slice(
    0,
    flashcardLimits.tags,
  );
  const subject = cut(note.subject.trim(), flashcardLimits.subject);
  const deck = cut(note.deck.trim(), flashcardLimits.deck);
  const difficulty = difficultyOf(note.difficulty);
  const card = createFlashcardSchema.safeParse({
    question,
    answer,
    subject: subject || '-',
    deck: deck || defaultDeck,
    tags,
    difficulty: difficulty ?? 3,
  });
  if (!card.success) return { reason: card.error.issues[0]?.message ?? 'Esta linha não pôde ser lida.' };
  const isShortened =
    difficulty === undefined ||
    subject !== note.subject.trim() ||
    deck !== note.deck.trim() ||
    tags.length < new Set(written).size ||
    tags.some((tag) => !written.includes(tag));
  return { card: { ...card.data, subject }, isShortened };
}
