import { databaseKinds } from '../support/installation.ts';
import { tidily } from '../support/tidy.ts';
import { hostileBodies } from './bodies.ts';
import { hostileFiles } from './files.ts';
import { hostileImport } from './import.ts';
import { hostileLists } from './lists.ts';
import { hostileReaders } from './readers.ts';
import type { Scenario } from './scenario.ts';

// What one client can do to all others: each scenario has a server of its own on 127.0.0.1, and ends by itself.
const scenarios: Scenario[] = [hostileLists, hostileReaders, hostileImport, hostileBodies, hostileFiles];

await tidily(async (stack) => {
  for (const scenario of scenarios)
    for (const kind of databaseKinds) {
      await using own = stack.use(new AsyncDisposableStack());
      await scenario(own, kind, (line) => console.log(`${kind}: ${line}`));
    }
});
