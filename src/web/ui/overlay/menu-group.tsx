import type { ReactNode } from 'react';

type MenuGroupProps = { label: string; children: ReactNode };

/** Items of a Menu that belong together, under their name. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu
    <div role="group" aria-label={label} className="-mx-1 my-1 border-line border-y px-1 py-1">
      <p aria-hidden="true" className="px-3 pt-1 text-ink-muted text-xs">
        {label}
      </p>
      {children}
    </div>
  );
}
