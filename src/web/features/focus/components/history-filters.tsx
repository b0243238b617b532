import { focusLimits } from '#shared/contracts/focus.ts';
import { messageOf } from '#shared/messages.ts';
import { Field } from '#web/ui/field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type HistoryPeriod, historyPeriods, isReversed } from '../history/range.ts';
import type { useHistorySearch } from '../use-history-search.ts';

type HistoryFiltersProps = { history: ReturnType<typeof useHistorySearch> };

export function HistoryFilters({ history: { period, range, today, change } }: HistoryFiltersProps) {
  const choose = (next: HistoryPeriod) => {
    // The dates begin with what is on the screen.
    const dates = next === 'custom' ? range : { from: '', to: '' };
    change({
      period: next === '7d' ? undefined : next,
      from: dates.from || undefined,
      to: dates.to || undefined,
    });
  };
  return (
    <div className="grid gap-3">
      <Segmented
        label="Período"
        variant="chips"
        options={historyPeriods}
        value={period}
        onValueChange={choose}
      />
      {period === 'custom' && (
        <div className="grid max-w-md grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
          <Field label="De" error={isReversed(range) ? messageOf('focus.range_reversed') : undefined}>
            <TextInput
              type="date"
              min={focusLimits.firstDay}
              max={today}
              value={range.from}
              onChange={({ target }) => change({ from: target.value || undefined })}
            />
          </Field>
          <Field label="Até">
            <TextInput
              type="date"
              min={focusLimits.firstDay}
              max={today}
              value={range.to}
              onChange={({ target }) => change({ to: target.value || undefined })}
            />
          </Field>
        </div>
      )}
    </div>
  );
}
