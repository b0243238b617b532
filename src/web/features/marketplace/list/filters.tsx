import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { marketplaceLimits, marketplaceSorts, planLengths } from '#shared/contracts/marketplace.ts';
import { planDifficulties } from '#shared/contracts/study-plans.ts';
import { studySubjects } from '#shared/rules/study-subjects.ts';
import { difficultyNames } from '#web/domain/plan-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { SearchInput } from '#web/ui/form/search-input.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { leastRatingText, lengthNames, sortNames } from '../listing-labels.ts';
import { countFilters, leastRatings, type useListingSearch } from './listing-search.ts';

type ListingFiltersProps = { search: ReturnType<typeof useListingSearch> };

const subjects = studySubjects.map((value) => ({ value, label: value }));
const difficulties = planDifficulties.map((value) => ({ value, label: difficultyNames[value] }));
const lengths = planLengths.map((value) => ({ value, label: lengthNames[value] }));
const ratings = leastRatings.map((value) => ({ value, label: leastRatingText(value) }));
const sorts = marketplaceSorts.map((value) => ({ value, label: sortNames[value] }));

/** Words and order in sight; on a phone the rest is folded away, unless something of it narrows the list. */
export function ListingFilters({ search }: ListingFiltersProps) {
  const { query, subject, difficulty, length, rating, sort, narrow } = search;
  const active = countFilters(search);
  const [isOpen, setOpen] = useState(active > 0);
  const filtersId = useId();
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 max-sm:grid-cols-[auto_minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)]">
        <SearchInput
          label="Buscar planos publicados..."
          value={query}
          onValueChange={(next) => narrow({ query: next })}
          maxLength={marketplaceLimits.search}
          className="max-sm:col-span-2"
        />
        <Button
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={filtersId}
          className="sm:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          {active > 0 ? `Filtros (${active})` : 'Filtros'}
        </Button>
        <ChoiceSelect
          label="Ordenar por"
          value={sort}
          options={sorts}
          onChange={(next) => narrow({ sort: next })}
        />
      </div>
      <div
        id={filtersId}
        className={clsx('grid gap-3 sm:grid-cols-2 lg:grid-cols-4', !isOpen && 'max-sm:hidden')}
      >
        <ChoiceSelect
          label="Matéria"
          any="Todas as matérias"
          value={subject}
          options={subjects}
          onChange={(next) => narrow({ subject: next ?? '' })}
        />
        <ChoiceSelect
          label="Dificuldade"
          any="Qualquer dificuldade"
          value={difficulty}
          options={difficulties}
          onChange={(next) => narrow({ difficulty: next ?? '' })}
        />
        <ChoiceSelect
          label="Duração"
          any="Qualquer duração"
          value={length}
          options={lengths}
          onChange={(next) => narrow({ length: next ?? '' })}
        />
        <ChoiceSelect
          label="Nota mínima"
          any="Qualquer nota"
          value={rating}
          options={ratings}
          onChange={(next) => narrow({ rating: next ?? 0 })}
        />
      </div>
    </div>
  );
}

type ChoiceSelectProps<Value extends string | number> = {
  label: string;
  /** What the empty choice says; without it something is always chosen. */
  any?: string;
  value: Value | '' | 0;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | undefined) => void;
};

/** One of a few; what an address names beyond the options is shown too. */
function ChoiceSelect<Value extends string | number>(props: ChoiceSelectProps<Value>) {
  const { label, any, value, options, onChange } = props;
  const isListed = !value || options.some((option) => option.value === value);
  return (
    <Field label={label} labelHidden>
      <Select
        value={value || ''}
        onChange={({ target }) =>
          onChange(options.find((option) => String(option.value) === target.value)?.value)
        }
      >
        {any && <option value="">{any}</option>}
        {!isListed && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
