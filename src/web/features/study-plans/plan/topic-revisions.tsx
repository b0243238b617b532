import { CalendarClock, CalendarDays, Check, ClockAlert } from 'lucide-react';
import type { Topic } from '#shared/contracts/study-plans.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { Badge } from '#web/ui/badge.tsx';
import { revisionName, type ShownRevision, shownRevisions } from './topic.ts';

type TopicRevisionsProps = { topic: Topic; today: StudyDay };

const looks = {
  done: { tone: 'ok', icon: Check },
  today: { tone: 'cometa', icon: CalendarClock },
  late: { tone: 'warn', icon: ClockAlert },
  ahead: { tone: 'neutral', icon: CalendarDays },
} as const satisfies Record<ShownRevision['state'], object>;

/** The revisions of a finished topic and when they are; nothing for an open one. */
export function TopicRevisions({ topic, today }: TopicRevisionsProps) {
  const revisions = shownRevisions(topic, today);
  if (revisions.length === 0) return null;
  return (
    <ul aria-label={`Revisões: ${topic.name}`} className="flex flex-wrap gap-1.5">
      {revisions.map(({ number, state, when }) => {
        const { tone, icon: Icon } = looks[state];
        return (
          <li key={number} className="flex tabular-nums">
            <Badge
              tone={tone}
              icon={<Icon aria-hidden="true" />}
            >{`${revisionName(number)} · ${when}`}</Badge>
          </li>
        );
      })}
    </ul>
  );
}
