import { Link } from '@tanstack/react-router';
import { messageOf } from '#shared/messages.ts';
import { ItemFailure } from '#web/domain/item-failure.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';

/** In place of a syllabus that does not exist, or could not be loaded and why. */
export const SyllabusFailure = ({ error }: { error: unknown }) => (
  <ItemFailure
    title="Edital"
    list={<Link to="/syllabi" />}
    listName="Editais"
    error={error}
    missing={{ title: messageOf('syllabi.not_found'), back: 'Voltar aos editais' }}
    failure="Não foi possível carregar o edital. Tente novamente mais tarde."
  />
);

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** In place of a syllabus that is loading. */
export const SyllabusSkeleton = () => (
  <Skeleton>
    <SkeletonBlock className="h-6 w-2/5" />
    <SkeletonBlock className="h-8 w-3/5" />
    <SkeletonBlock className="h-12" />
    <SkeletonBlock className="h-11 lg:hidden" />
    <SkeletonBlock className="h-56 rounded-lg!" />
    {places.map((place) => (
      <SkeletonBlock key={place} className="h-18 rounded-lg!" />
    ))}
  </Skeleton>
);
