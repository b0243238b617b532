import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { tierLimits } from '#shared/rules/tiers.ts';
import { profileQuery } from '#web/features/accounts/api.ts';
import { isMissing } from '#web/lib/api-error.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { summaryQuery } from '../api.ts';
import { SummaryFailure } from '../failure.tsx';
import { SummaryFormSkeleton } from '../summary-form-skeleton.tsx';
import { EditSummaryForm } from './edit-summary-form.tsx';

export function EditSummaryPage() {
  useTitle('Editar resumo');
  const { summaryId = '' } = useParams({ strict: false });
  const summary = useQuery(summaryQuery(summaryId));
  const profile = useQuery(profileQuery);
  const missing = summary.error && (!summary.data || isMissing(summary.error)) ? summary.error : null;
  // Without the profile it is not known whether the summary may be shared.
  const failed = missing ?? (profile.data ? null : profile.error);
  if (failed) {
    const retry = () => void (missing ? summary.refetch() : profile.refetch());
    return (
      <SummaryFailure error={failed} onRetry={retry} retrying={summary.isFetching || profile.isFetching} />
    );
  }
  return (
    <>
      <PageHeader
        title="Editar resumo"
        back={
          <BackLink render={<Link to="/summaries/$summaryId" params={{ summaryId }} />}>
            Voltar ao resumo
          </BackLink>
        }
      />
      {summary.data && profile.data ? (
        <EditSummaryForm
          key={summary.data.id}
          summary={summary.data}
          canShare={tierLimits[profile.data.plan].publicSummaries}
        />
      ) : (
        <SummaryFormSkeleton />
      )}
    </>
  );
}
