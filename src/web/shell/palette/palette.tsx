import { useState } from 'react';
import { countOf } from '#shared/rules/text/format.ts';
import { CommandPalette } from '#web/ui/overlay/command-palette.tsx';
import type { OverlayProps } from '../overlay-slot.tsx';
import { useFound } from './use-found.tsx';
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
