type TextField = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (root: HTMLElement) => root.querySelectorAll<TextField>('input[name], textarea[name]');

/** What a field, a link or a button is called, of which a screen has one. */
const nameOf = (part: Element) =>
  part.getAttribute('name') ?? part.getAttribute('aria-label') ?? part.textContent;

/**
 * Remembers what was done on the page before the application came: what was typed, the button that was pressed
 * (index.html notes it), and where the focus is, until the answer is called. That does it again on the screen that has
 * taken the page's place.
 */
export function doneSoFar(root: HTMLElement): () => void {
  const typed = [...fieldsOf(root)].filter(({ value, defaultValue }) => value !== defaultValue);
  let reached = root.contains(document.activeElement) ? document.activeElement : null;
  const follow = ({ target }: FocusEvent) => {
    reached = target as Element;
  };
  root.addEventListener('focusin', follow);
  return () => {
    root.removeEventListener('focusin', follow);
    for (const field of fieldsOf(root)) {
      const value = typed.find(({ name }) => name === field.name)?.value;
      if (value !== undefined) type(field, value);
    }
    if (reached?.isConnected === false) find(root, reached.localName, nameOf(reached))?.focus();
    const { dataset } = document.documentElement;
    if (dataset.pressed !== undefined) find(root, 'button', dataset.pressed)?.click();
    delete dataset.pressed;
  };
}

const find = (root: HTMLElement, kind: string, name: string | null) =>
  [...root.querySelectorAll<HTMLElement>(kind)].find((part) => nameOf(part) === name);

/** React hears of a value only when it is set as the browser sets it. */
function type(field: TextField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
