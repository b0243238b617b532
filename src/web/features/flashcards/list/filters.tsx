import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { DeckSelect } from './deck-select.tsx';
import { type CardFilter, difficultyFilters } from './filter.ts';

type CardFiltersProps = {
  cards: readonly Flashcard[];
  filter: CardFilter;
  onChange: (changes: Partial<CardFilter>) => void;
};

export function CardFilters({ cards, filter, onChange }: CardFiltersProps) {
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]">
        <SearchInput
          label="Buscar flashcards..."
          value={filter.query}
          onValueChange={(query) => onChange({ query })}
        />
        <DeckSelect cards={cards} value={filter.deck} onValueChange={(deck) => onChange({ deck })} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span aria-hidden="true" className="text-ink-muted text-sm">
          Dificuldade:
        </span>
        <Segmented
          label="Dificuldade"
          variant="chips"
          options={difficultyFilters}
          value={filter.difficulty}
          onValueChange={(difficulty) => onChange({ difficulty })}
        />
      </div>
    </div>
  );
}
