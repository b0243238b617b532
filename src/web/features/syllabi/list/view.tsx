import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { useToday } from '#web/lib/today.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState, useRetry } from '#web/ui/error-state.tsx';
import { floatingClass, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { syllabiQuery } from '../api.ts';
import { ReadingBanner } from '../reading-banner.tsx';
import { SyllabusCard } from './card.tsx';

/** The banner outlives the loading of the list: a reading that ends meanwhile is told of once. */
export function SyllabiPage() {
  const syllabi = useQuery({ ...syllabiQuery, enabled: false }).data;
  return (
    <SyllabiFrame isEmpty={syllabi?.length === 0}>
      <Suspense fallback={<SyllabiSkeleton />}>
        <SyllabusList />
      </Suspense>
    </SyllabiFrame>
  );
}

export const SyllabiFailure = ({ error }: { error: unknown }) => (
  <SyllabiFrame isEmpty={false}>
    <ErrorState
      message={sentenceOf(error, 'Não foi possível carregar os editais. Tente novamente mais tarde.')}
      onRetry={useRetry()}
    />
  </SyllabiFrame>
);

function SyllabiFrame({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  const userId = useQuery(profileQuery).data?.id;
  return (
    <>
      <PageHeader
        title="Editais"
        actions={
          !isEmpty && (
            <Button
              variant="main"
              icon={<Plus aria-hidden="true" />}
              className={floatingClass}
              render={<Link to="/syllabi/read" />}
            >
              Novo edital
            </Button>
          )
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {userId && <ReadingBanner key={userId} userId={userId} />}
        {children}
      </div>
    </>
  );
}

const gridClass = 'grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))] sm:gap-4';

function SyllabusList() {
  const syllabi = useLoaded(syllabiQuery);
  const today = useToday();
  if (syllabi.length === 0)
    return (
      <EmptyState
        title="Você ainda não tem editais"
        hint="Envie o edital: ele vira uma lista de tópicos com pesos, um plano até a prova e uma previsão."
        action={
          <Button
            variant="main"
            size="lg"
            icon={<Plus aria-hidden="true" />}
            render={<Link to="/syllabi/read" />}
          >
            Novo edital
          </Button>
        }
      />
    );
  return (
    <ul aria-label="Seus editais" className={gridClass}>
      {syllabi.map((syllabus) => (
        <li key={syllabus.id} className="min-w-0">
          <SyllabusCard syllabus={syllabus} today={today} />
        </li>
      ))}
    </ul>
  );
}

const places = ['a', 'b', 'c'];

const SyllabiSkeleton = () => (
  <Skeleton>
    <div className={gridClass}>
      {places.map((place) => (
        <SkeletonBlock key={place} className="h-36 rounded-lg!" />
      ))}
    </div>
  </Skeleton>
);
