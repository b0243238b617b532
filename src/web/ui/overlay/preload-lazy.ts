const sources = new Set<() => Promise<unknown>>();

/** Names a part that is loaded when it is needed, so that `preloadLazy` knows it; answers the same. */
export function preloadable<Part>(load: () => Promise<Part>): () => Promise<Part> {
  sources.add(load);
  return load;
}

/** Loads everything that was put off, so that it opens at once and without a network. */
export async function preloadLazy(): Promise<void> {
  await Promise.allSettled([...sources].map((load) => load()));
}
