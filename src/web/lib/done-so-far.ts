type TextField = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (root: HTMLElement) => root.querySelectorAll<TextField>('input[name], textarea[name]');

/**
 * Remembers what was done on the page before the application came: what was typed, where, and the button that was
 * pressed (index.html notes it). The answer does it again on the screen that has taken the page's place.
 */
export function doneSoFar(root: HTMLElement): () => void {
  const typed = [...fieldsOf(root)].filter(({ value, defaultValue }) => value !== defaultValue);
  const focused = root.contains(document.activeElement) ? document.activeElement?.getAttribute('name') : null;
  return () => {
    for (const field of fieldsOf(root)) {
      const value = typed.find(({ name }) => name === field.name)?.value;
      if (value !== undefined) type(field, value);
      if (focused && field.name === focused) field.focus();
    }
    const { dataset } = document.documentElement;
    if (dataset.pressed) root.querySelectorAll('button').item(Number(dataset.pressed))?.click();
    delete dataset.pressed;
  };
}

/** React hears of a value only when it is set as the browser sets it. */
function type(field: TextField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
