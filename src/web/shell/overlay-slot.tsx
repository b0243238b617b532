import { type ComponentType, useEffect, useState } from 'react';
import { isDialogOpen } from '#web/lib/page-keys.ts';
import { useSingleKeys } from '#web/lib/single-keys.ts';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { type Overlay, onOverlay, openOverlay } from './overlays.ts';

export interface OverlayProps {
  open: boolean;
  onClose: () => void;
}

type Loaded = Partial<Record<Overlay, ComponentType<OverlayProps>>>;

const sources: Record<Overlay, () => Promise<ComponentType<OverlayProps>>> = {
  palette: async () => (await import('./palette/palette.tsx')).Palette,
  shortcuts: async () => (await import('./shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
};

/** The place of the command palette (Ctrl or ⌘ K) and of the list of shortcuts (?). */
export function OverlaySlot() {
  const [shown, setShown] = useState<Overlay | null>(null);
  const [loaded, setLoaded] = useState<Loaded>({});
  const toast = useToast();

  useEffect(
    () =>
      onOverlay(async (overlay) => {
        try {
          const Part = await sources[overlay]();
          setLoaded((before) => ({ ...before, [overlay]: Part }));
          setShown(overlay);
        } catch {
          toast.error('Não foi possível abrir. Verifique sua conexão e tente novamente.');
        }
      }),
    [toast],
  );
  useSingleKeys((key) => {
    if (key === '?') openOverlay('shortcuts');
    return key === '?';
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isAsked || event.key.toLowerCase() !== 'k') return;
      // Browsers have a search box of their own on this key.
      event.preventDefault();
      if (!event.repeat && !isDialogOpen()) openOverlay('palette');
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);

  const { palette: Palette, shortcuts: Shortcuts } = loaded;
  const close = () => setShown(null);
  return (
    <>
      {Palette && <Palette open={shown === 'palette'} onClose={close} />}
      {Shortcuts && <Shortcuts open={shown === 'shortcuts'} onClose={close} />}
    </>
  );
}
