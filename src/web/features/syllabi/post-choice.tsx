import { useState } from 'react';
import type { Reading } from '#shared/contracts/syllabi.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { searchable, searchFor } from '#shared/rules/text/search-text.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { SearchInput } from '#web/ui/form/search-input.tsx';

type PostChoiceProps = {
  posts: Reading['posts'];
  /** Place among `posts`; null: none is chosen yet. */
  value: number | null;
  onChange: (place: number) => void;
  error?: string | undefined;
};

/** More than these are searched. */
const fewPosts = 8;

/** Which of a notice's posts the student goes for. */
export function PostChoice({ posts, value, onChange, error }: PostChoiceProps) {
  const [query, setQuery] = useState('');
  const isFound = searchFor(query);
  const options = posts.flatMap(({ name, disciplines, topics }, place) =>
    isFound(searchable(name))
      ? [{ value: String(place), label: name, description: foundWords({ disciplines, topics }) }]
      : [],
  );
  return (
    <div className="grid gap-3">
      {posts.length > fewPosts && <SearchInput label="Buscar cargo" value={query} onValueChange={setQuery} />}
      <div className="max-h-[60dvh] overflow-y-auto">
        <RadioCards
          legend={<span className="sr-only">Cargo</span>}
          options={options}
          value={value === null ? '' : String(value)}
          onValueChange={(place) => onChange(Number(place))}
          error={error}
        />
      </div>
      <p role="status" className="text-ink-muted text-sm empty:hidden">
        {query.trim() !== '' &&
          (options.length === 0
            ? 'Nenhum cargo com esse nome.'
            : countOf(options.length, 'cargo encontrado', 'cargos encontrados'))}
      </p>
    </div>
  );
}

/** `12 disciplinas · 340 tópicos`. */
export const foundWords = ({ disciplines, topics }: { disciplines: number; topics: number }): string =>
  `${countOf(disciplines, 'disciplina', 'disciplinas')} · ${countOf(topics, 'tópico', 'tópicos')}`;
