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
