/** What opens over any screen behind the sign-in, loaded when it is first asked for. */
export type Overlay = 'palette' | 'shortcuts';

type Listener = (overlay: Overlay) => void;
const listeners = new Set<Listener>();

export function openOverlay(overlay: Overlay): void {
  for (const listener of listeners) listener(overlay);
}

/** Returns the way to stop. */
export function onOverlay(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
