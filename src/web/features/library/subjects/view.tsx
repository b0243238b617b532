import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { libraryLimits } from '#shared/contracts/library.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState, useRetry } from '#web/ui/error-state.tsx';
import { SearchInput } from '#web/ui/form/search-input.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { foundQuery, readsQuery, subjectsQuery } from '../api.ts';

export function LibraryPage() {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  return (
    <LibraryFrame>
      <SearchInput
        label="Buscar lições"
        value={typed}
        maxLength={libraryLimits.search}
        onValueChange={setTyped}
        className="mb-5 max-w-xl"
      />
      {typed.trim() === '' ? (
        <Suspense fallback={<SubjectsSkeleton />}>
          <Subjects />
        </Suspense>
      ) : (
        <Found search={search} />
      )}
    </LibraryFrame>
  );
}

export const LibraryFailure = () => (
  <LibraryFrame>
    <ErrorState
      message="Não foi possível abrir a biblioteca. Tente novamente mais tarde."
      onRetry={useRetry()}
    />
  </LibraryFrame>
);

const LibraryFrame = ({ children }: { children: ReactNode }) => (
  <>
    <PageHeader title="Biblioteca" subtitle="Lições curtas, com exemplo resolvido e questões comentadas." />
    {children}
  </>
);

/** What a search has found; nothing while nothing was asked for yet. */
function Found({ search }: { search: string }) {
  const { data: found, isError, refetch } = useQuery({ ...foundQuery(search), enabled: search !== '' });
  if (isError)
    return (
      <ErrorState
        message="Não foi possível buscar. Verifique sua conexão e tente novamente."
        onRetry={() => void refetch()}
      />
    );
  if (!found) return null;
  const { lessons, hasAll } = found;
  return (
    <>
      <p role="status" className="mb-3 text-ink-muted text-sm">
        {foundText(search, lessons.length, hasAll)}
      </p>
      {lessons.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {lessons.map(({ slug, topic, summary, subject }) => (
            <li key={`${subject.slug}/${slug}`} className="subject" style={subjectStyle(subject.name)}>
              <Link
                to="/library/$subject/$lesson"
                params={{ subject: subject.slug, lesson: slug }}
                className="grid gap-1 px-4 py-3 hover:bg-well focus-visible:-outline-offset-2"
              >
                <span className="font-semibold">{topic}</span>
                <span className="text-ink-muted text-sm">
                  <span className="font-medium text-subject">{subject.name}</span>
                  {` · ${summary}`}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function foundText(search: string, count: number, hasAll: boolean): string {
  if (count === 0) return `Nenhuma lição sobre “${search}”. Tente outra palavra.`;
  const found = `${countOf(count, 'lição encontrada', 'lições encontradas')}`;
  return hasAll ? `${found}.` : `${found} com parte das palavras.`;
}

const gridClass = 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3';

function Subjects() {
  const subjects = useLoaded(subjectsQuery);
  const reads = useQuery(readsQuery).data?.reads ?? [];
  const last = subjects.find(({ slug }) => slug === reads[0]?.subject);
  return (
    <>
      {last && (
        <Button
          variant="main"
          size="lg"
          className="mb-5 max-sm:w-full"
          render={<Link to="/library/$subject" params={{ subject: last.slug }} />}
        >
          Continuar em {last.name}
        </Button>
      )}
      <ul className={gridClass}>
        {subjects.map(({ slug, name, lessons }) => (
          <li key={slug} className="subject" style={subjectStyle(name)}>
            <Link
              to="/library/$subject"
              params={{ subject: slug }}
              className="flex min-h-16 items-center gap-3 rounded-lg border border-line border-s-4 border-s-subject-mark bg-surface px-4 py-3 hover:bg-well"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{name}</span>
                <span className="text-ink-muted text-sm">
                  {lessonsRead(reads.filter(({ subject }) => subject === slug).length, lessons)}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** `42 lições`, and once one of them is read `7 de 42 lidos`. */
const lessonsRead = (read: number, lessons: number) =>
  read > 0 ? `${read} de ${lessons} lidos` : countOf(lessons, 'lição', 'lições');

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

const SubjectsSkeleton = () => (
  <Skeleton>
    <div className={gridClass}>
      {places.map((place) => (
        <SkeletonBlock key={place} className="h-18 rounded-lg!" />
      ))}
    </div>
  </Skeleton>
);
