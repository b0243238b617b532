import { Tabs as Base } from '@base-ui/react/tabs';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type TabsProps<Value extends string> = {
  /** What the tabs choose between. */
  label: string;
  items: readonly { value: Value; label: ReactNode; content: ReactNode }[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  className?: string;
};

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, defaultValue = items[0]?.value, onValueChange, className } = props;
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue } : { value })}
      onValueChange={(next: Value) => onValueChange?.(next)}
      className={clsx('min-w-0', className)}
    >
      <Base.List
        aria-label={label}
        className="no-scrollbar relative mb-5 flex gap-1 overflow-x-auto overscroll-x-contain border-line border-b"
      >
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            className="flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-md px-3 font-medium text-ink-muted text-sm transition-colors hover:text-ink focus-visible:-outline-offset-2 data-active:text-ink"
          >
            {item.label}
          </Base.Tab>
        ))}
        <Base.Indicator
          data-fill=""
          className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) rounded-full bg-cometa transition-[translate,width] duration-(--calm)"
        />
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className="rounded-md">
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
