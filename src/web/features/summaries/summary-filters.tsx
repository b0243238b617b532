import { countOf } from '#web/lib/format.ts';
import { Field } from '#web/ui/field.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Select } from '#web/ui/select.tsx';
import type { useSummarySearch } from './search.tsx';

type SummaryFiltersProps = {
  label: string;
  subjects: readonly { value: string; label: string }[];
  search: ReturnType<typeof useSummarySearch>;
  /** Of the summaries found; undefined while they load. */
  count: number | undefined;
};

/** Characters that the server takes. */
const longestSearch = 200;

export function SummaryFilters({ label, subjects, search, count }: SummaryFiltersProps) {
  const { query, subject, narrow } = search;
  const isListed = subject === '' || subjects.some(({ value }) => value === subject);
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]">
        <SearchInput
          label={label}
          value={query}
          onValueChange={(next) => narrow({ query: next })}
          maxLength={longestSearch}
        />
        <Field label="Matéria" labelHidden>
          <Select value={subject} onChange={({ target }) => narrow({ subject: target.value })}>
            <option value="">Todas as matérias</option>
            {!isListed && <option value={subject}>{subject}</option>}
            {subjects.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <p role="status" className="text-ink-muted text-sm tabular-nums empty:hidden">
        {Boolean(count) && countOf(count ?? 0, 'resumo', 'resumos')}
      </p>
    </div>
  );
}
