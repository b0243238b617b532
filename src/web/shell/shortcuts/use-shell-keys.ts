import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { startFocus } from '#web/lib/focus-target.ts';
import { useSingleKeys } from '#web/lib/single-keys.ts';
import { openOverlay } from '../overlays.ts';
import { pageKeys } from './page-of-key.ts';

/** The keys that lead from any screen elsewhere, while `isOn`: a session has keys of its own. */
export function useShellKeys(isOn: boolean): void {
  const router = useRouter();
  const [pageOf] = useState(pageKeys);
  useSingleKeys((key) => {
    if (!isOn) return false;
    if (key === '/') search();
    else {
      const to = pageOf(key, router.state.location.pathname, performance.now());
      if (to !== null) void router.navigate({ to });
      else if (key.toLowerCase() === 't') startFocus('any');
      else return false;
    }
    return true;
  });
}

/** In the list of the screen, where it can be searched; in everything else. */
function search(): void {
  const field = document.querySelector<HTMLInputElement>('#conteudo input[type="search"]');
  if (field) field.focus();
  else openOverlay('palette');
}
