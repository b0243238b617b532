import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { exitWith, root } from './run.mjs';

// npm moves to the repository before it runs a command, and says here where it was called.
const calledFrom = process.env.INIT_CWD ?? process.cwd();

/** The absolute path of a file that a person named from the folder they were in. */
export function namedFile(name: string): string {
  return resolve(calledFrom, name);
}

/**
 * Runs a program that a person called, with the settings the server would have (`.env`, and `DATA_DIR` relative
 * to the repository). Prints the sentence it answers; `--help` prints `help`; an error ends it with a sentence.
 */
export async function runProgram(help: string, work: (args: string[]) => Promise<string>): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help);
    return;
  }
  const envFile = join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  process.chdir(root);
  try {
    console.log(await work(args));
  } catch (error) {
    exitWith(sentenceOf(error));
  }
}

function sentenceOf(error: unknown): string {
  // A failed query quotes its values, which may be secrets; the database's own words don't.
  const { message, code } = (
    error instanceof DrizzleQueryError ? error.cause : error
  ) as NodeJS.ErrnoException;
  return code === 'ECONNREFUSED' ? 'O banco de dados não responde: confira DATABASE_URL.' : message;
}
