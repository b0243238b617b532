/** What localStorage holds under names that begin with `prefix`, in no order; nothing where it is forbidden. */
export function storedItems(prefix: string): [name: string, text: string][] {
  try {
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    return names
      .filter((name) => name.startsWith(prefix))
      .map((name) => [name, localStorage.getItem(name) ?? '']);
  } catch {
    return [];
  }
}
