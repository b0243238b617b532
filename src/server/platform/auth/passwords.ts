import { hash, type Options, verify } from '@node-rs/argon2';

export interface Passwords {
  /** The argon2id hash to keep, with its own salt and cost in it. */
  hash(password: string): Promise<string>;
  /**
   * Whether `password` belongs to `passwordHash`. Takes the same time when there is no hash to compare with, so
   * that nobody learns from a clock which accounts exist.
   */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
}

/** OWASP's minimum for argon2id (the library's default variant): 19 MiB, two passes, one lane. */
const owaspCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes with argon2id. Only tests, which register hundreds of students, give another `cost`. */
export function argon2Passwords(cost: Options = owaspCost): Passwords {
  let nobody: Promise<string> | undefined;
  return {
    hash: (password) => hash(password, cost),
    async matches(passwordHash, password) {
      nobody ??= hash('nobody has this password', cost);
      const matches = await verify(passwordHash ?? (await nobody), password);
      return matches && passwordHash !== null;
    },
  };
}
