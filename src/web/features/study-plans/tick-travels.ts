import type { QueryClient } from '@tanstack/react-query';
import { type ItemState, nameOfItem, type Tick } from './tick.ts';

/** A tick on its way to the server: what its mutation remembers. */
export interface TickTravel {
  tick: Tick;
  /** What the server last said of the item; shared by the ticks of one item that follow each other. */
  confirmed: { state: ItemState };
  /** Whether another tick of the plan was under way: then the answered progress may be older than the page. */
  crossed: boolean;
  /** When the answer came, in milliseconds since the epoch. */
  endedAt: number | null;
}

/** The key that every tick of a plan carries. */
export const tickKey = (planId: string) => ['study-plans', 'tick', planId] as const;

const known = (context: unknown) => (context ? [context as TickTravel] : []);

/** The ticks of a plan that have no answer yet, oldest first. */
export function travelsUnderWay(client: QueryClient, planId: string): TickTravel[] {
  const travelling = client.getMutationCache().findAll({ mutationKey: tickKey(planId), status: 'pending' });
  return travelling.flatMap(({ state }) => known(state.context));
}

/** The travels of the same item as `tick`. */
export const ofSameItem = (travels: TickTravel[], tick: Tick): TickTravel[] =>
  travels.filter((other) => nameOfItem(other.tick) === nameOfItem(tick));

/** Resolves once no tick of the plan travels: at once when none does. */
export function ticksArrived(client: QueryClient, planId: string): Promise<void> {
  const have = () => travelsUnderWay(client, planId).length === 0;
  if (have()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = client.getMutationCache().subscribe(() => {
      if (!have()) return;
      stop();
      resolve();
    });
  });
}

/** Ticks that an answer asked for at `askedAt` may not know of: still travelling, or answered since. */
export function ticksUnknownTo(client: QueryClient, planId: string, askedAt: number): Tick[] {
  const mutations = client.getMutationCache().findAll({ mutationKey: tickKey(planId) });
  return mutations
    .filter(({ state }) => state.status === 'pending' || state.status === 'success')
    .flatMap(({ state }) => known(state.context))
    .filter(({ endedAt }) => endedAt === null || endedAt >= askedAt)
    .map(({ tick }) => tick);
}
