import { getRouteApi, Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { usePrinted } from '#web/lib/hooks/use-printed.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { syllabusQuery } from '../api.ts';
import { ForecastCard } from './forecast.tsx';
import { SyllabusHeader } from './header.tsx';
import { SyllabusPrint } from './print.tsx';
import { SyllabusTopics } from './topics.tsx';

export { SyllabusFailure, SyllabusSkeleton } from '../placeholders.tsx';

const route = getRouteApi('/student/syllabi/$syllabusId');

export function SyllabusPage() {
  const { syllabusId } = route.useParams();
  const search = route.useSearch();
  const syllabus = useLoaded(syllabusQuery(syllabusId));
  const isPrinted = usePrinted();
  useTitle(syllabus.title);
  return (
    <>
      <div className={clsx(isPrinted && 'print:hidden')}>
        <SyllabusHeader syllabus={syllabus} />
        {syllabus.disciplines.length === 0 ? (
          <EmptyState
            title="Este edital ainda não tem tópicos"
            hint="Escreva as disciplinas e os tópicos, ou leia um edital pronto."
            action={<Button render={<Link to="/syllabi/read" />}>Ler um edital</Button>}
          />
        ) : (
          <>
            <ForecastCard syllabusId={syllabusId} />
            <SyllabusTopics key={syllabusId} syllabus={syllabus} search={search} />
          </>
        )}
      </div>
      {isPrinted && <SyllabusPrint syllabus={syllabus} />}
    </>
  );
}
