import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { countOf } from '#shared/rules/text/format.ts';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx';
import { Column, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { lessonsQuery, progressIn, readsQuery } from '../api.ts';

export { PageFailure as SubjectFailure } from '../failure.tsx';

const route = getRouteApi('/student/library/$subject');

/** A subject's lessons, in the order in which they are taught. */
export function SubjectPage() {
  const { subject, lessons } = useLoaded(lessonsQuery(route.useParams().subject));
  useTitle(subject.name);
  const { data } = useQuery(readsQuery);
  const { read, next } = progressIn({ slug: subject.slug, lessons }, data?.reads ?? []);
  return (
    <Column>
      <PageHeader
        title={subject.name}
        subtitle={`${countOf(lessons.length, 'lição', 'lições')}, na ordem em que uma prepara a outra.`}
        back={<BackLink render={<Link to="/library" />}>Biblioteca</BackLink>}
      />
      <div className="subject mb-5 grid gap-4" style={subjectStyle(subject.name)}>
        {read.size > 0 && (
          <ProgressBar
            label="Seu progresso"
            value={(100 * read.size) / lessons.length}
            valueText={`${read.size} de ${lessons.length} lidos`}
            tone="subject"
          />
        )}
        {data && next && (
          <Button
            variant="main"
            size="lg"
            className="sm:justify-self-start"
            render={
              <Link to="/library/$subject/$lesson" params={{ subject: subject.slug, lesson: next.slug }} />
            }
          >
            {read.size > 0 ? 'Continuar' : 'Começar'}: {next.topic}
          </Button>
        )}
      </div>
      <ol
        className="subject divide-y divide-line rounded-lg border border-line bg-surface"
        style={subjectStyle(subject.name)}
      >
        {lessons.map(({ slug, topic, summary }, index) => (
          <li key={slug}>
            <Link
              to="/library/$subject/$lesson"
              params={{ subject: subject.slug, lesson: slug }}
              className="flex gap-3 px-4 py-3 hover:bg-well focus-visible:-outline-offset-2"
            >
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-full bg-subject-soft font-semibold text-subject text-xs tabular-nums"
              >
                {read.has(slug) ? <Check className="size-4" /> : index + 1}
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">
                  {topic}
                  {read.has(slug) && <span className="sr-only"> (lido)</span>}
                </span>
                <span className="block text-ink-muted text-sm">{summary}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Column>
  );
}

export const SubjectSkeleton = () => (
  <Skeleton>
    <Column>
      <SkeletonBlock className="mb-6 h-16 w-64" />
      <SkeletonBlock className="h-160 rounded-lg!" />
    </Column>
  </Skeleton>
);
