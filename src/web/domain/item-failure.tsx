import type { ReactElement } from 'react';
import { isMissing, sentenceOf } from '#web/lib/api/api-error.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useRetry } from '../ui/error-state.tsx';

type ItemFailureProps = {
  title: string;
  /** The link to the list that the item is in. */
  list: ReactElement<Record<string, unknown>>;
  listName: string;
  /** Why it is not shown; null: nothing was asked for. */
  error: unknown;
  /** What is said of an item that is not there. */
  missing: { title: string; hint?: string; back: string };
  /** What is said of one that could not be loaded, when the server gives no reason of its own; or what is made of it. */
  failure: string | ((error: unknown) => string);
};

/** The page of an item that is not there, or that could not be loaded and why. */
export function ItemFailure({ title, list, listName, error, missing, failure }: ItemFailureProps) {
  const retry = useRetry();
  return (
    <>
      <PageHeader title={title} back={<BackLink render={list}>{listName}</BackLink>} />
      {error === null || isMissing(error) ? (
        <EmptyState
          title={missing.title}
          hint={missing.hint ?? 'Ele pode ter sido excluído, ou o endereço está incompleto.'}
          action={<Button render={list}>{missing.back}</Button>}
        />
      ) : (
        <ErrorState
          message={typeof failure === 'string' ? sentenceOf(error, failure) : failure(error)}
          onRetry={retry}
        />
      )}
    </>
  );
}
