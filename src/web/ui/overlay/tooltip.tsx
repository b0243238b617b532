import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

type TooltipProps = {
  /** A hint for the eye; what must be known belongs in the page or in the trigger's label. */
  content: ReactNode;
  /** The trigger: something focusable. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right';
};

export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger delay={350} render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} collisionPadding={8} className="z-60">
          <Base.Popup className="max-w-64 rounded-md bg-ink px-2.5 py-1.5 text-ground text-xs transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 forced-colors:border">
            {content}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
