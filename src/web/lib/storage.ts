const quiet = (area: () => Storage) => ({
  get(key: string): string | null {
    try {
      return area().getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      area().setItem(key, value);
    } catch {
      // The page works without a memory.
    }
  },
  remove(key: string): void {
    try {
      area().removeItem(key);
    } catch {
      // As above.
    }
  },
});

/** The browser's storage, silent where it is forbidden (private windows, blocked cookies). */
export const storage = quiet(() => localStorage);

/** As `storage`, but only for this tab and only until it is closed. */
export const tabStorage = quiet(() => sessionStorage);

/** What `area` holds under names that begin with `prefix`, in no order; nothing where it is forbidden. */
export function storedItems(prefix: string, area = () => localStorage): [name: string, text: string][] {
  try {
    const items = area();
    const names = Array.from({ length: items.length }, (_, index) => items.key(index) ?? '');
    return names.filter((name) => name.startsWith(prefix)).map((name) => [name, items.getItem(name) ?? '']);
  } catch {
    return [];
  }
}
