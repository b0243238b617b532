import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { useQueryBox } from '#web/lib/hooks/use-query-box.ts';
import { Field } from '#web/ui/form/field.tsx';
import { SearchInput } from '#web/ui/form/search-input.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { deckText } from '../deck.ts';
import { type CardFilter, deckOptions, difficultyFilterOf, difficultyFilters, isOption } from './filter.ts';

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

type DeckSelectProps = {
  cards: readonly Flashcard[];
  /** A deck or a folder; empty for all. */
  value: string;
  onValueChange: (value: string) => void;
};

function DeckSelect({ cards, value, onValueChange }: DeckSelectProps) {
  const options = useMemo(() => deckOptions(cards), [cards]);
  const { root, folders } = options;
  return (
    <Field label="Baralho" labelHidden>
      <Select value={value} onChange={({ target }) => onValueChange(target.value)}>
        <option value="">Todos os baralhos</option>
        {value !== '' && !isOption(options, value) && <option value={value}>{deckText(value)}</option>}
        {root.map((deck) => (
          <option key={deck.value} value={deck.value}>
            {`${deck.name} (${deck.count})`}
          </option>
        ))}
        {folders.map(({ folder, count, decks }) => (
          <optgroup key={folder} label={folder}>
            <option value={folder}>{`${folder}: pasta inteira (${count})`}</option>
            {decks.map((deck) => (
              <option key={deck.value} value={deck.value}>
                {`${deck.name} (${deck.count})`}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}

const route = getRouteApi('/student/flashcards');

const nothing: CardFilter = { query: '', deck: '', difficulty: 'all' };

/** Search and filters of the list, kept in the address. */
export function useCardSearch() {
  const { q = '', deck = '', difficulty: named } = route.useSearch();
  const navigate = useNavigate();
  const [query, type] = useQueryBox(q);
  const filter: CardFilter = { query, deck, difficulty: difficultyFilterOf(named) };
  const change = (changes: Partial<CardFilter>) => {
    const next = { ...filter, ...changes };
    type(next.query);
    void navigate({
      to: '/flashcards',
      search: {
        q: next.query || undefined,
        deck: next.deck || undefined,
        difficulty: next.difficulty === 'all' ? undefined : next.difficulty,
      },
      replace: true,
      resetScroll: false,
    });
  };
  return { filter, change, clear: () => change(nothing) };
}
