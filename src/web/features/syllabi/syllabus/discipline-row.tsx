import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import type { SyllabusDiscipline } from '#shared/contracts/syllabi.ts';
import { percent } from '#shared/rules/syllabi/coverage.ts';
import { countOf, formatNumber } from '#shared/rules/text/format.ts';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx';
import { examShare } from '../amounts.ts';
import type { DisciplineRow } from './rows.ts';

type DisciplineHeadingProps = { row: DisciplineRow; onToggle: (disciplineId: number) => void };

export function DisciplineHeading({ row, onToggle }: DisciplineHeadingProps) {
  const { discipline, topics, studied, coverage, share, isOpen } = row;
  const { id, name, area } = discipline;
  const facts = [...factsOf(discipline), ...(share > 0 ? [examShare(100 * share)] : [])];
  return (
    <div
      style={subjectStyle(name)}
      className={clsx(
        'subject border border-line bg-surface hover:bg-well',
        isOpen ? 'rounded-t-lg' : 'rounded-lg',
      )}
    >
      <h3 className="font-sans tracking-normal">
        <button
          type="button"
          data-row-focus=""
          aria-expanded={isOpen}
          onClick={() => onToggle(id)}
          className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-lg px-4 py-3 text-start focus-visible:-outline-offset-2"
        >
          <ChevronDown
            aria-hidden="true"
            className={clsx('size-4.5 shrink-0 text-ink-muted transition-[rotate]', !isOpen && '-rotate-90')}
          />
          <span className="break-words font-semibold text-base">{name}</span>
          <span className="flex items-center gap-1.5 text-ink-muted text-sm tabular-nums">
            {topics > 0 && studied === topics && <Check aria-hidden="true" className="size-4 text-ok" />}
            <span aria-hidden="true">{`${studied}/${topics}`}</span>
            <span className="sr-only">{`${studied} de ${countOf(topics, 'tópico estudado', 'tópicos estudados')}`}</span>
          </span>
          <span className="col-span-2 col-start-2 break-words font-normal text-ink-muted text-sm empty:hidden">
            {[...(area ? [area] : []), ...facts].join(' · ')}
          </span>
        </button>
      </h3>
      <ProgressBar
        label={`Estudado de ${name}`}
        labelHidden
        value={percent(coverage)}
        tone={percent(coverage) === 100 ? 'ok' : 'subject'}
        className="gap-0! px-4 pb-3"
      />
    </div>
  );
}

/** What the notice gives for a discipline: `15 questões × peso 2`, `mínimo de 5`. */
function factsOf({ questions, weight, minimum }: SyllabusDiscipline): string[] {
  const each = weight !== null && weight !== 1 ? ` × peso ${formatNumber(weight)}` : '';
  return [
    ...(questions === null ? [] : [`${countOf(questions, 'questão', 'questões')}${each}`]),
    ...(minimum === null || minimum === 0 ? [] : [`mínimo de ${formatNumber(minimum)}`]),
  ];
}
