import { studySubjects } from '#shared/rules/study-subjects.ts';
import type { useSummarySearch } from '../search.tsx';
import { SummaryFilters } from '../summary-filters.tsx';

type PublicFiltersProps = { search: ReturnType<typeof useSummarySearch>; count: number | undefined };

const subjects = studySubjects.map((subject) => ({ value: subject, label: subject }));

export function PublicFilters(props: PublicFiltersProps) {
  return <SummaryFilters {...props} label="Buscar resumos públicos..." subjects={subjects} />;
}
