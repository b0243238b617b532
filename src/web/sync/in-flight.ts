import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ticksKnown, waitingTicks } from './tick-outbox.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** An answer asked for at `askedAt`, milliseconds since the epoch, with the ticks it may not know of. */
      withTicks?: (client: QueryClient, answer: never, askedAt: number) => Promise<unknown>;
      /** Whether an answer is for a time without a network, too; all with an offline key are unless this says no. */
      isKept?: (client: QueryClient) => boolean;
    };
  }
}

/** A tick on its way to the server: what its mutation remembers. */
export interface TickInFlight<Tick = unknown, State = unknown> {
  tick: Tick;
  /** Two ticks of one thing carry the same name. */
  name: string;
  /** What the server last said of the thing; shared by the ticks of one thing that follow each other. */
  confirmed: { state: State };
  /** Whether another tick was under way: then the answered totals may be older than the page. */
  crossed: boolean;
  /** When the answer came, in milliseconds since the epoch. */
  endedAt: number | null;
}

const known = (context: unknown) => (context ? [context as TickInFlight] : []);

/** The ticks of `mutationKey` that have no answer yet, oldest first. */
export function mutationsInFlight(client: QueryClient, mutationKey: QueryKey): TickInFlight[] {
  const travelling = client.getMutationCache().findAll({ mutationKey, status: 'pending' });
  return travelling.flatMap(({ state }) => known(state.context));
}

/** Resolves once no tick of `mutationKey` travels: at once when none does. */
export function ticksArrived(client: QueryClient, mutationKey: QueryKey): Promise<void> {
  const have = () => mutationsInFlight(client, mutationKey).length === 0;
  if (have()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = client.getMutationCache().subscribe(() => {
      if (!have()) return;
      stop();
      resolve();
    });
  });
}

/** Ticks that an answer asked for at `askedAt` may not know of: waiting, still travelling, or answered since. */
export async function ticksUnknownTo<Tick>(
  client: QueryClient,
  mutationKey: QueryKey,
  askedAt: number,
): Promise<Tick[]> {
  await ticksKnown();
  const waiting = waitingTicks(mutationKey).map(({ tick }) => tick as Tick);
  const mutations = client.getMutationCache().findAll({ mutationKey });
  const sent = mutations
    .filter(({ state }) => state.status === 'pending' || state.status === 'success')
    .flatMap(({ state }) => known(state.context))
    .filter(({ endedAt }) => endedAt === null || endedAt >= askedAt)
    .map(({ tick }) => tick as Tick);
  return [...waiting, ...sent];
}
