type Announcement = { text: string; urgent: boolean };
type Listener = (announcement: Announcement) => void;

const listeners = new Set<Listener>();

/** Says `text` to screen readers through the page's LiveRegion; `urgent` interrupts what is being read. */
export function announce(text: string, { urgent = false } = {}): void {
  for (const listener of listeners) listener({ text, urgent });
}

/** Returns the way to stop. */
export function onAnnounce(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
