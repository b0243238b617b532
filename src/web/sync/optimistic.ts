import { MutationObserver, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isUnreachable } from '#web/lib/api/api-error.ts';
import { mutationsInFlight, type TickInFlight } from './in-flight.ts';
import { keepTick, waitingTicks } from './tick-outbox.ts';

/** Something cached in which things are ticked, such as a plan with its activities. */
export interface OptimisticCache<Whole, Tick, State> {
  /** Where the whole is cached. */
  queryKey: QueryKey;
  /** What every tick of the whole carries. */
  mutationKey: QueryKey;
  /** Two ticks of one thing have the same name. */
  nameOf: (tick: Tick) => string;
  /** The ticked thing as the whole holds it. */
  stateOf: (whole: Whole, tick: Tick) => State | undefined;
  /** The whole once the thing is ticked, and once it is in `state`. */
  applied: (whole: Whole, tick: Tick) => Whole;
  put: (whole: Whole, tick: Tick, state: State) => Whole;
  /** Answers the thing as the server has it, and what it makes of the whole. */
  send: (tick: Tick) => Promise<{ state: State; totals: Partial<Whole> }>;
  /** Once no tick travels; `isUncertain` when an answer was lost, and with it what the server holds. */
  onArrived: (isUncertain: boolean) => void;
}

/**
 * Ticks a thing: on the page at once, on the server in the order of the clicks. What can't reach the server waits; what
 * fails otherwise goes back to what the server last confirmed, unless the thing was ticked again since. Rejects only
 * when the tick was taken back.
 */
export async function mutateOptimistically<Whole, Tick, State>(
  client: QueryClient,
  board: OptimisticCache<Whole, Tick, State>,
  tick: Tick,
): Promise<void> {
  const { queryKey, mutationKey } = board;
  const name = board.nameOf(tick);
  const change = (by: (whole: Whole) => Whole) =>
    client.setQueryData<Whole>(queryKey, (whole) => whole && by(whole));
  const travel = departure(client, board, tick);
  const underWay = () => mutationsInFlight(client, mutationKey);
  const isLast = () => underWay().every((other) => other.name !== name || other === travel);

  /** Null for a tick that waits. */
  async function sendOrKeep(given: Tick) {
    // Ticks of one thing keep their order.
    if (waitingTicks(mutationKey).some((message) => message.name === name)) {
      keepTick(mutationKey, name, given);
      return null;
    }
    try {
      return await board.send(given);
    } catch (error) {
      if (!isUnreachable(error) || !keepTick(mutationKey, name, given)) throw error;
      return null;
    }
  }

  const observer = new MutationObserver<Awaited<ReturnType<typeof sendOrKeep>>, Error, Tick, TickInFlight>(
    client,
    {
      mutationKey,
      scope: { id: [...mutationKey, name].join(' ') },
      onMutate: () => {
        change((whole) => board.applied(whole, tick));
        return travel;
      },
      mutationFn: sendOrKeep,
    },
  );
  let isUncertain = false;
  try {
    const answer = await observer.mutate(tick);
    if (answer === null) return;
    const { state, totals } = answer;
    travel.confirmed.state = state;
    if (isLast()) change((whole) => board.put(whole, tick, state));
    if (!travel.crossed) change((whole) => ({ ...whole, ...totals }));
  } catch (error) {
    isUncertain = true;
    if (!isLast()) return;
    const { state } = travel.confirmed;
    if (state !== undefined) change((whole) => board.put(whole, tick, state));
    throw error;
  } finally {
    travel.endedAt = Date.now();
    observer.reset();
    if (underWay().length === 0) board.onArrived(isUncertain);
  }
}

function departure<Whole, Tick, State>(
  client: QueryClient,
  { mutationKey, queryKey, nameOf, stateOf }: OptimisticCache<Whole, Tick, State>,
  tick: Tick,
): TickInFlight<Tick, State | undefined> {
  const name = nameOf(tick);
  const before = mutationsInFlight(client, mutationKey) as TickInFlight<Tick, State | undefined>[];
  for (const other of before) other.crossed = true;
  const whole = client.getQueryData<Whole>(queryKey);
  const shown = { state: whole && stateOf(whole, tick) };
  const confirmed = before.find((other) => other.name === name)?.confirmed ?? shown;
  return { tick, name, confirmed, crossed: before.length > 0, endedAt: null };
}
