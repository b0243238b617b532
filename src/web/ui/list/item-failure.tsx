import type { ReactElement } from 'react';
import { BackLink } from '../back-link.tsx';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { PageHeader } from '../page-header.tsx';
import { useRetry } from '../use-retry.ts';

type ItemFailureProps = {
  title: string;
  /** The link to the list that the item is in. */
  list: ReactElement<Record<string, unknown>>;
  listName: string;
  /** What is said of an item that is not there; absent: it is there, and could not be loaded. */
  missing?: { title: string; back: string } | undefined;
  /** Why it could not be loaded. */
  failure: string;
};

/** The page of an item that is not there, or that could not be loaded and why. */
export function ItemFailure({ title, list, listName, missing, failure }: ItemFailureProps) {
  const retry = useRetry();
  return (
    <>
      <PageHeader title={title} back={<BackLink render={list}>{listName}</BackLink>} />
      {missing ? (
        <EmptyState
          title={missing.title}
          hint="Ele pode ter sido excluído, ou o endereço está incompleto."
          action={<Button render={list}>{missing.back}</Button>}
        />
      ) : (
        <ErrorState message={failure} onRetry={retry} />
      )}
    </>
  );
}
