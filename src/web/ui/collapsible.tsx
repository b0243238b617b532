import { Collapsible as Base } from '@base-ui/react/collapsible';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type CollapsibleProps = {
  title: ReactNode;
  children: ReactNode;
  /** Beside the title, outside the button: progress, a badge. */
  aside?: ReactNode;
  level?: 2 | 3 | 4;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
};

export function Collapsible(props: CollapsibleProps) {
  const { title, children, aside, level = 3, open, defaultOpen, onOpenChange, className } = props;
  const Heading = `h${level}` as const;
  return (
    <Base.Root
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={(next) => onOpenChange?.(next)}
      className={clsx('min-w-0 rounded-lg border border-line bg-surface', className)}
    >
      <div className="flex items-center gap-3 pe-4">
        <Heading className="min-w-0 flex-1 font-sans tracking-normal">
          <Base.Trigger className="group flex min-h-12 w-full items-center gap-2.5 rounded-lg py-2 ps-4 text-start font-semibold text-base focus-visible:-outline-offset-2">
            <ChevronDown
              aria-hidden="true"
              className="-rotate-90 size-4.5 shrink-0 text-ink-muted transition-[rotate] group-data-panel-open:rotate-0"
            />
            <span className="min-w-0">{title}</span>
          </Base.Trigger>
        </Heading>
        {aside && <div className="shrink-0">{aside}</div>}
      </div>
      <Base.Panel className="h-(--collapsible-panel-height) overflow-hidden transition-[height] duration-(--calm) ease-out data-ending-style:h-0 data-starting-style:h-0">
        <div className="px-4 pt-1 pb-4">{children}</div>
      </Base.Panel>
    </Base.Root>
  );
}
