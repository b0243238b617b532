import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { profileQuery } from '#web/features/accounts/api.ts';
import { summaryQuery } from '#web/features/summaries/api.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { FromText } from './from-text.tsx';
import { summarySource, textSource } from './source.ts';
import { TextFormSkeleton } from './text-form-skeleton.tsx';

export function CreateFromTextPage() {
  const { summary: summaryId, subject, count } = useSearch({ strict: false });
  const title = `Criar flashcards a partir de um ${summaryId ? 'resumo' : 'texto'}`;
  useTitle(title);
  const profile = useQuery(profileQuery);
  const summary = useQuery({ ...summaryQuery(summaryId ?? ''), enabled: summaryId !== undefined });
  const user = profile.data;
  const source =
    user &&
    (summaryId
      ? summary.data && summarySource(user.id, summary.data, count)
      : textSource(user.id, { subject, count }));
  const failed = user ? summary : profile;
  return (
    <>
      <PageHeader
        title={title}
        back={
          summaryId ? (
            <BackLink render={<Link to="/summaries/$summaryId" params={{ summaryId }} />}>
              Voltar ao resumo
            </BackLink>
          ) : (
            <BackLink render={<Link to="/flashcards" />}>Flashcards</BackLink>
          )
        }
      />
      {source ? (
        <FromText key={source.formKey} source={source} />
      ) : failed.error ? (
        <ErrorState
          message={sentenceOf(
            failed.error,
            user
              ? 'Não foi possível carregar o resumo. Tente novamente mais tarde.'
              : 'Não foi possível carregar seu perfil. Tente novamente.',
          )}
          onRetry={() => void failed.refetch()}
          retrying={failed.isFetching}
        />
      ) : (
        <TextFormSkeleton />
      )}
    </>
  );
}
