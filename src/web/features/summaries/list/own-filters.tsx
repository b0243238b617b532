import { useQuery } from '@tanstack/react-query';
import { summarySubjectsQuery } from '../api.ts';
import type { useSummarySearch } from '../search.tsx';
import { SummaryFilters } from '../summary-filters.tsx';

type OwnFiltersProps = { search: ReturnType<typeof useSummarySearch>; count: number | undefined };

/** The student's own subjects, counted. */
export function OwnFilters(props: OwnFiltersProps) {
  const { data = [] } = useQuery(summarySubjectsQuery);
  const subjects = data.map(({ subject, total }) => ({ value: subject, label: `${subject} (${total})` }));
  return <SummaryFilters {...props} label="Buscar resumos..." subjects={subjects} />;
}
