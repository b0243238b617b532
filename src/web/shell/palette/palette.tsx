import { queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FileText, Layers, Library, Route } from 'lucide-react';
import { useState } from 'react';
import { countOf } from '#shared/rules/text/format.ts';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { type CommandGroup, CommandPalette } from '#web/ui/overlay/command-palette.tsx';
import type { OverlayProps } from '../overlay-slot.tsx';
import { usePaletteCommands } from './use-palette-commands.tsx';

/** Goes anywhere, makes anything, and finds what the student has. */
export function Palette({ open, onClose }: OverlayProps) {
  const [query, setQuery] = useState('');
  const commands = usePaletteCommands(query);
  const found = useFound(query, open);
  const groups = [...commands, ...found.groups].filter(({ items }) => items.length > 0);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const results = count === 0 ? 'Nenhum resultado' : countOf(count, 'resultado', 'resultados');
  return (
    <CommandPalette
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        setQuery('');
        onClose();
      }}
      title="Buscar ou criar"
      placeholder="Página, ação ou conteúdo"
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      status={found.isSearching ? 'Buscando...' : results}
      failure={
        found.hasFailed &&
        'Não foi possível buscar em tudo o que é seu. Verifique sua conexão e tente novamente.'
      }
      empty={
        found.isSearching ? 'Buscando...' : `Nada encontrado para “${query.trim()}”. Tente outra palavra.`
      }
    />
  );
}

/** Of each kind. */
const limit = 5;
const shortest = 2;
/** As long as the server takes it. */
const longest = 200;

// Offline it fails with a sentence instead of waiting; the next letter asks again anyhow.
const asked = { networkMode: 'always', retry: false } as const;

/** Loaded with the first search: what reads the answers weighs more than the palette itself. */
const sources = () => import('./search-sources.ts');

const plansQuery = (search: string) =>
  queryOptions({
    queryKey: ['study-plans', 'palette', search],
    queryFn: async ({ client }) => (await sources()).findPlans(client, search, limit),
    ...asked,
  });

const cardsQuery = (search: string) =>
  queryOptions({
    queryKey: ['flashcards', 'palette', search],
    queryFn: async ({ signal }) => (await sources()).findCards(search, limit, signal),
    ...asked,
  });

const summariesQuery = (search: string) =>
  queryOptions({
    queryKey: ['summaries', 'palette', search],
    queryFn: async ({ signal }) => (await sources()).findSummaries(search, limit, signal),
    ...asked,
  });

const lessonsQuery = (search: string) =>
  queryOptions({
    queryKey: ['library-search', 'palette', search],
    queryFn: async ({ signal }) => (await sources()).findWholeLessons(search, limit, signal),
    ...asked,
  });

interface Found {
  groups: CommandGroup[];
  isSearching: boolean;
  hasFailed: boolean;
}

/** The student's plans, cards and summaries, and the lessons, that `query` finds once the typing rests. */
function useFound(query: string, open: boolean): Found {
  const navigate = useNavigate();
  const typed = query.trim().slice(0, longest);
  const search = useDebounced(typed);
  const isLong = typed.length >= shortest;
  const enabled = open && isLong && search.length >= shortest;
  const plans = useQuery({ ...plansQuery(search), enabled });
  const cards = useQuery({ ...cardsQuery(search), enabled });
  const summaries = useQuery({ ...summariesQuery(search), enabled });
  const lessons = useQuery({ ...lessonsQuery(search), enabled });
  const all = [plans, cards, summaries, lessons];
  const isCurrent = enabled && search === typed;

  const groups: CommandGroup[] = [
    {
      label: 'Planos',
      items: (plans.data ?? []).map(({ id, title, subject }) => ({
        id: `plan ${id}`,
        label: title,
        hint: subject,
        icon: <Route aria-hidden="true" />,
        onSelect: () => void navigate({ to: '/study-plans/$planId', params: { planId: id } }),
      })),
    },
    {
      label: 'Flashcards',
      items: (cards.data ?? []).map(({ id, question, subject }) => ({
        id: `card ${id}`,
        label: question,
        hint: subject,
        icon: <Layers aria-hidden="true" />,
        onSelect: () => void navigate({ to: '/flashcards/$cardId', params: { cardId: id } }),
      })),
    },
    {
      label: 'Resumos',
      items: (summaries.data ?? []).map(({ id, title, subject }) => ({
        id: `summary ${id}`,
        label: title,
        hint: subject,
        icon: <FileText aria-hidden="true" />,
        onSelect: () => void navigate({ to: '/summaries/$summaryId', params: { summaryId: id } }),
      })),
    },
    {
      label: 'Biblioteca',
      items: (lessons.data ?? []).map(({ slug: lesson, topic, subject }) => ({
        id: `lesson ${subject.slug}/${lesson}`,
        label: topic,
        hint: subject.name,
        icon: <Library aria-hidden="true" />,
        onSelect: () =>
          void navigate({ to: '/library/$subject/$lesson', params: { subject: subject.slug, lesson } }),
      })),
    },
  ];
  return {
    groups: isCurrent ? groups : [],
    isSearching: open && isLong && (!isCurrent || all.some(({ isFetching }) => isFetching)),
    hasFailed: isCurrent && all.some(({ isError, isFetching }) => isError && !isFetching),
  };
}
