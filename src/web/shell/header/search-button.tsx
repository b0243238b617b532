import { Search } from 'lucide-react';
import { Kbd } from '#web/ui/kbd.tsx';
import { openOverlay } from '../overlays.ts';

/** Opens the command palette; looks like a field where there is room for one. On the narrowest screens the menu does it. */
export function SearchButton() {
  return (
    <button
      type="button"
      aria-label="Buscar ou criar"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title="Buscar ou criar (Ctrl K ou ⌘ K)"
      className="flex size-10 shrink-0 items-center justify-center gap-2 rounded-md hover:bg-well max-[22rem]:hidden pointer-coarse:size-11 lg:w-56! lg:justify-start lg:border lg:border-line-strong lg:bg-ground lg:px-3 lg:text-ink-muted lg:text-sm xl:w-64!"
      onClick={() => openOverlay('palette')}
    >
      <Search aria-hidden="true" className="size-5 shrink-0 lg:size-4" />
      <span className="flex-1 text-start max-lg:hidden">Buscar ou criar…</span>
      <span className="max-lg:hidden">
        <Kbd>Ctrl K</Kbd>
      </span>
    </button>
  );
}
