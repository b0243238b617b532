import type { DatabaseKind } from '../support/installation.ts';

/** Does to a server of its own what it can, for a bounded time, and says what came of it, a line for each figure. */
export type Scenario = (
  stack: AsyncDisposableStack,
  kind: DatabaseKind,
  say: (line: string) => void,
) => Promise<void>;
