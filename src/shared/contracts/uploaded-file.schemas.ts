import { z } from 'zod';

/** A file of a form, as the server keeps it until it has answered. A class: what a client writes as JSON is none. */
export class UploadedFile {
  /** Where it lies. */
  readonly path: string;
  /** What the student calls it; empty when nobody said. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;

  constructor(path: string, name: string, size: number) {
    this.path = path;
    this.name = name;
    this.size = size;
  }
}

/** `error` is the sentence for what is no file. */
export const uploadedFile = (error: string) => z.instanceof(UploadedFile, { error });

/** A schema of what arrives as a form: callers hand in a `FormData`. */
export const formOf = <S extends z.ZodType>(schema: S) =>
  schema as unknown as z.ZodType<z.output<S>, FormData>;
