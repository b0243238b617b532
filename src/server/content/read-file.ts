import { readdirSync, readFileSync } from 'node:fs';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * What a JSON file of this folder says: an object with `fields`, or a list of such objects. It is read anew each time, so
 * that nothing stays in memory that nobody holds. The rest of its form is what `content.test.ts` checks.
 * @throws an Error that names the file when it is missing, is no JSON or lacks a field.
 */
export function readFile<T>(
  path: string,
  fields: readonly (T extends readonly (infer E)[] ? keyof E : keyof T)[],
): T {
  try {
    const content: unknown = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
    for (const entry of Array.isArray(content) ? content : [content]) {
      const missing = fields.find((field) => !(field in Object(entry)));
      if (missing !== undefined) throw new Error(`“${String(missing)}” is missing`);
    }
    return content as T;
  } catch (error) {
    throw new Error(`src/server/content/${path}: ${messageOf(error)}`, { cause: error });
  }
}

/** The names of the JSON files of a folder. */
export const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, import.meta.url)).filter((file) => file.endsWith('.json'));
