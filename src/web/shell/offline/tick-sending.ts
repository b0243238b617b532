import type { TodayTick } from '#web/features/dashboard/task-tick.ts';
import type { ReadTick } from '#web/features/library/api.ts';
import type { BlockTick } from '#web/features/study-cycles/block-tick.ts';
import type { Tick } from '#web/features/study-plans/tick.ts';
import type { TheoryTick } from '#web/features/syllabi/topic-tick.ts';
import { reasonOf } from '#web/lib/api/api-error.ts';
import { maySpeakFor } from '#web/session/session.ts';
import { createSender, type Sender } from '#web/sync/outbox-sender.ts';
import type { SyncServices } from '#web/sync/start.ts';
import { type TickMessage, tickOutboxOf } from '#web/sync/tick-outbox.ts';

/** By what the keys of their ticks begin with; each is loaded when one of its ticks waits. */
const senders: Record<string, (whole: string, tick: unknown) => Promise<unknown>> = {
  'study-plans': async (planId, tick) =>
    (await import('#web/features/study-plans/api.ts')).sendTick(planId, tick as Tick),
  'study-cycles': async (cycleId, tick) =>
    (await import('#web/features/study-cycles/api.ts')).sendBlockTick(cycleId, tick as BlockTick),
  syllabi: async (syllabusId, tick) =>
    (await import('#web/features/syllabi/api.ts')).sendTheory(syllabusId, tick as TheoryTick),
  'library-reads': async (_, tick) =>
    (await import('#web/features/library/api.ts')).sendRead(tick as ReadTick),
  dashboard: async (_, tick) =>
    (await import('#web/features/dashboard/api.ts')).sendTodayTick(tick as TodayTick),
};

async function send({ mutationKey, tick }: TickMessage): Promise<void> {
  const [feature = '', , whole = ''] = mutationKey;
  await senders[feature]?.(whole, tick);
}

const failed = 'Uma marcação feita sem conexão não pôde ser salva.';
/** What sends the student's waiting ticks. */
export const openTickSender = (userId: string, { client, toast }: SyncServices): Sender =>
  createSender(tickOutboxOf(userId), {
    send,
    maySend: () => maySpeakFor(userId),
    onEmpty: () => {
      for (const feature of Object.keys(senders)) void client.invalidateQueries({ queryKey: [feature] });
    },
    onRefused: (error) => toast.error(failed, { description: reasonOf(error, failed) ?? undefined }),
  });
