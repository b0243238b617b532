import { Search } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { openOverlay } from '../overlays.ts';

/** Opens the command palette. On the narrowest screens the menu does it. */
export function SearchButton() {
  return (
    <IconButton
      label="Buscar e ir para"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title="Buscar e ir para (Ctrl K ou ⌘ K)"
      className="max-[22rem]:hidden"
      onClick={() => openOverlay('palette')}
    >
      <Search aria-hidden="true" />
    </IconButton>
  );
}
