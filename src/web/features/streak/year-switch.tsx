import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';

type YearSwitchProps = {
  year: number;
  first: number;
  last: number;
  onYearChange: (year: number) => void;
};

/** From year to year, no further than `first` and `last`. The buttons stay where the focus is, even at the end. */
export function YearSwitch({ year, first, last, onYearChange }: YearSwitchProps) {
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label="Ano anterior"
        size="sm"
        aria-disabled={year <= first}
        onClick={() => year > first && onYearChange(year - 1)}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <span aria-live="polite" className="font-display font-semibold text-lg tabular-nums">
        {year}
      </span>
      <IconButton
        label="Próximo ano"
        size="sm"
        aria-disabled={year >= last}
        onClick={() => year < last && onYearChange(year + 1)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  );
}
