import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { VirtualRows } from '#web/ui/list/virtual-rows.tsx';
import { CardItem, GroupHeading } from './row.tsx';
import { heightOf, type Row } from './rows.ts';
import type { Selection } from './selection.ts';

type CardRowsProps = {
  rows: readonly Row[];
  today: StudyDay;
  /** Undefined while nothing is being selected. */
  selected: Selection['selected'] | undefined;
  onSelect: Selection['mark'];
  onToggle: (key: string) => void;
};

export const CardRows = ({ rows, today, selected, onSelect, onToggle }: CardRowsProps) => (
  <VirtualRows label="Flashcards" rows={rows} keyOf={keyOf} heightOf={heightOf} spaceAround={spaceAround}>
    {(row) =>
      row.kind === 'card' ? (
        <CardItem
          card={row.card}
          today={today}
          isFiled={row.isFiled}
          isSelected={selected?.has(row.card.id)}
          onSelect={onSelect}
        />
      ) : (
        <GroupHeading group={row} onToggle={onToggle} />
      )
    }
  </VirtualRows>
);

const keyOf = ({ kind, key }: Row) => `${kind} ${key}`;

const spaces: Record<Row['kind'], string> = {
  folder: 'pt-3',
  root: 'pt-3 pb-1',
  deck: 'pb-1',
  card: 'pb-2',
};
const spaceAround = ({ kind }: Row) => spaces[kind];
