import { useMemo } from 'react';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { deckOptions, isOption } from './deck-options.ts';

type DeckSelectProps = {
  cards: readonly Flashcard[];
  /** A deck or a folder; empty for all. */
  value: string;
  onValueChange: (value: string) => void;
};

export function DeckSelect({ cards, value, onValueChange }: DeckSelectProps) {
  const options = useMemo(() => deckOptions(cards), [cards]);
  const { root, folders } = options;
  return (
    <Field label="Baralho" labelHidden>
      <Select value={value} onChange={({ target }) => onValueChange(target.value)}>
        <option value="">Todos os baralhos</option>
        {value !== '' && !isOption(options, value) && <option value={value}>{value}</option>}
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
