import { getRouteApi, Link } from '@tanstack/react-router';
import { countOf } from '#shared/rules/text/format.ts';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Column, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { lessonsQuery } from '../api.ts';

export { PageFailure as SubjectFailure } from '../failure.tsx';

const route = getRouteApi('/student/library/$subject');

/** A subject's lessons, in the order in which they are taught. */
export function SubjectPage() {
  const { subject, lessons } = useLoaded(lessonsQuery(route.useParams().subject));
  useTitle(subject.name);
  return (
    <Column>
      <PageHeader
        title={subject.name}
        subtitle={`${countOf(lessons.length, 'lição', 'lições')}, na ordem em que uma prepara a outra.`}
        back={<BackLink render={<Link to="/library" />}>Biblioteca</BackLink>}
      />
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
                {index + 1}
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">{topic}</span>
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
