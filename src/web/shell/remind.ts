import type { QueryClient } from '@tanstack/react-query';
import type { ReminderKind } from '#shared/contracts/reminders.ts';
import { endsOn } from '#shared/rules/streak.ts';
import { cardsReminder, streakReminder } from '#shared/rules/text/reminder-words.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { flashcardStatsQuery } from '#web/features/flashcards/stats-query.ts';
import { streakQuery } from '#web/features/streak/api.ts';
import { showNotice } from '#web/lib/notices.ts';
import { storage } from '#web/lib/storage.ts';
import { today } from '#web/lib/today.ts';

interface Reminding {
  client: QueryClient;
  userId: string;
  now: Date;
}

interface Reminder {
  kind: ReminderKind;
  /** The local hour from which it is said; until 22:00, where the night begins. */
  from: number;
  path: string;
  /** What there is to say; null for nothing. */
  read: (client: QueryClient, day: StudyDay) => Promise<string | null>;
}

const nightFrom = 22;

const reminders: readonly Reminder[] = [
  {
    kind: 'cards',
    from: 8,
    path: '/flashcards/review',
    read: async (client) => {
      const { dueCount } = await client.fetchQuery(flashcardStatsQuery);
      return dueCount > 0 ? cardsReminder(dueCount) : null;
    },
  },
  {
    kind: 'streak',
    from: 18,
    path: '/dashboard',
    read: async (client, day) => {
      const { loginStreak, lastStreakUpdate, freezes } = await client.fetchQuery({
        ...streakQuery,
        staleTime: 0,
      });
      const isAtRisk = endsOn({ length: loginStreak, lastOn: lastStreakUpdate, freezes }, day);
      return isAtRisk ? streakReminder(loginStreak) : null;
    },
  },
];

/** Notifies of what the student is to be reminded of: of each kind once a day, in one of the open tabs, never at night. */
export async function remind({ client, userId, now }: Reminding): Promise<void> {
  const hour = now.getHours();
  const day = today(now);
  const keyOf = ({ kind }: Reminder) => `reminded.${userId}.${kind}`;
  const left = reminders.filter(
    (reminder) => hour >= reminder.from && hour < nightFrom && storage.get(keyOf(reminder)) !== day,
  );
  for (const reminder of left)
    await alone(keyOf(reminder), async () => {
      // Another tab may have said it meanwhile.
      if (storage.get(keyOf(reminder)) === day) return;
      const sentence = await reminder.read(client, day);
      if (sentence === null) return;
      storage.set(keyOf(reminder), day);
      await showNotice(sentence, { tag: `orbita-${reminder.kind}`, path: reminder.path });
    });
}

/** Runs `work` unless another tab is at it. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}
