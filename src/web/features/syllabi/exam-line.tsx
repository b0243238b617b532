import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { countOf } from '#shared/rules/text/format.ts';
import { daysBetween, type StudyDay } from '#shared/rules/time/study-day.ts';
import { storage } from '#web/lib/storage.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { accessToken, tokenOwner } from '#web/session/session.ts';

interface ExamSyllabus {
  id: string;
  coverage: number;
  examDate: StudyDay;
}

const keyOf = () => `examSyllabus.${tokenOwner(accessToken())}`;

function remembered(): ExamSyllabus | null {
  try {
    const kept = JSON.parse(storage.get(keyOf()) ?? 'null');
    return typeof kept?.id === 'string' && typeof kept.examDate === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** The syllabus whose exam comes first; null without one ahead. */
async function findExamSyllabus(client: QueryClient, today: StudyDay): Promise<ExamSyllabus | null> {
  const { syllabiQuery } = await import('./api.ts');
  const ahead = (await client.fetchQuery(syllabiQuery)).flatMap(({ id, coverage, examDate }) =>
    examDate !== null && examDate >= today ? [{ id, coverage, examDate }] : [],
  );
  return ahead.sort((one, other) => (one.examDate < other.examDate ? -1 : 1))[0] ?? null;
}

/**
 * How far the syllabus of the next exam is. Drawn as this device remembers it, so that nothing moves, and asked for once
 * the screen has what it needs.
 */
export function ExamLine({ today }: { today: StudyDay }) {
  const client = useQueryClient();
  const [syllabus, setSyllabus] = useState(remembered);
  useEffect(
    () =>
      whenIdle(async () => {
        try {
          const found = await findExamSyllabus(client, today);
          setSyllabus(found);
          if (found) storage.set(keyOf(), JSON.stringify(found));
          else storage.remove(keyOf());
        } catch {
          // Without a connection it stays as it was.
        }
      }),
    [client, today],
  );
  if (!syllabus || syllabus.examDate < today) return null;
  const { id, coverage, examDate } = syllabus;
  const days = daysBetween(today, examDate);
  return (
    <p className="text-sm">
      <Link
        to="/syllabi/$syllabusId"
        params={{ syllabusId: id }}
        className="link tabular-nums pointer-coarse:py-2.5"
      >
        {`Edital: ${coverage}% estudado · ${days === 0 ? 'prova hoje' : countOf(days, 'dia', 'dias')}`}
      </Link>
    </p>
  );
}
