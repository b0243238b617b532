import { v5 as uuidv5 } from 'uuid';
import { isCommonPassword } from '#server/platform/auth/common-passwords.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { CodedError, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { durationText } from '#shared/rules/text/format.ts';
import { guessedMail } from '../mails.ts';
import type { StudentRow } from '../queries.ts';
import { alarmingGuesses, countedFailures, secondsUntilGuess } from './guess-pace.ts';
import { deleteGuesses, type Guessing, lockGuesses, updateGuesses } from './guess-queries.ts';

/** Whoever asks from neither a session nor a browser in which the student signed in before. */
const stranger = 'stranger';

/**
 * Whether `password` is the student's, counting wrong ones by `source`: the id of a session, or of a browser in which
 * the student signed in before, and null for all strangers together, who so slow down each other and nobody else. The
 * student is told of many. Throws `too_many_guesses` (429).
 */
export async function isPasswordOf(
  services: Services,
  row: StudentRow,
  password: string,
  source: string | null,
): Promise<boolean> {
  const guessing = { userId: row.id, source: source ?? stranger };
  const failures = await countGuess(services, guessing);
  if (await services.passwords.matches(row.student.passwordHash, password)) {
    await deleteGuesses(services.db, guessing);
    return true;
  }
  if (failures === alarmingGuesses) tellOfGuesses(services, row);
  return false;
}

/** As `isPasswordOf` in its time and its waits, for an address that nobody has. Throws `too_many_guesses` (429). */
export async function isPasswordOfNobody(
  services: Services,
  email: string,
  password: string,
): Promise<false> {
  await countGuess(services, { userId: idOfNobody(email), source: stranger });
  await services.passwords.matches(null, password);
  return false;
}

/**
 * Registers by `work` and answers what it answers, at the pace at which passwords are guessed: a refusal says that an
 * address has an account. Throws `too_many_guesses` (429).
 */
export async function atGuessPace<T>(services: Services, email: string, work: () => Promise<T>): Promise<T> {
  const guessing = { userId: idOfNobody(email), source: 'registration' };
  await countGuess(services, guessing);
  const done = await work();
  await deleteGuesses(services.db, guessing);
  return done;
}

/** Hashes a password that a student has chosen. Throws `password_common` (422). */
export async function hashNewPassword({ passwords }: Services, password: string): Promise<string> {
  if (isCommonPassword(password)) throw unprocessable('accounts.password_common');
  return passwords.hash(password);
}

const addresses = '5b0f3f0e-6d0c-4f39-8a55-0f6f6d1f7c1d';
const idOfNobody = (email: string): string => uuidv5(email.toLowerCase(), addresses);

/**
 * Counts a password as wrong before it is judged, so that many at the same moment are counted too. Answers how many
 * there are with it.
 */
async function countGuess({ db, clock }: Services, guessing: Guessing): Promise<number> {
  const now = clock.now();
  const { failures, seconds } = await inTransaction(db, async (tx) => {
    const known = await lockGuesses(tx, guessing, now);
    const seconds = secondsUntilGuess(known, now);
    const failures = countedFailures(known, now) + 1;
    if (seconds === 0) await updateGuesses(tx, guessing, { failures, failedAt: now });
    return { failures, seconds };
  });
  if (seconds > 0) throw new CodedError(429, 'accounts.too_many_guesses', { wait: inWords(seconds) });
  return failures;
}

const inWords = (seconds: number): string =>
  durationText(seconds <= 60 ? seconds : Math.ceil(seconds / 60) * 60);

/** Sent behind the answer; test accounts have no address. */
function tellOfGuesses({ mailer, settings, log }: Services, { email, role, student }: StudentRow): void {
  if (role === 'user_test') return;
  mailer
    .send({ to: email, ...guessedMail({ name: student.name, home: settings.APP_URL }) })
    .catch((error: unknown) => log.error({ err: error }, 'mail about guessed passwords failed'));
}
