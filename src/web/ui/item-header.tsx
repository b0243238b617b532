import type { ReactNode } from 'react';

type ItemHeaderProps = {
  title: string;
  /** A link to the list that it belongs to. */
  back: ReactNode;
  /** Tags and progress, under the title. */
  facts: ReactNode;
  /** What to do next: the one main button. */
  action?: ReactNode;
  /** What else can be done: few, and quiet. */
  tools: ReactNode;
};

/** The head of one thing. On a phone it leaves room for the thing itself; the action has the width of a thumb. */
export function ItemHeader({ title, back, facts, action, tools }: ItemHeaderProps) {
  return (
    <header className="mb-3 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 lg:mb-5 lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:gap-y-3">
      <div className="text-sm lg:col-span-full">{back}</div>
      <h1
        tabIndex={-1}
        className="col-span-full max-w-[70ch] break-words text-xl max-lg:row-start-2 lg:col-span-1"
      >
        {title}
      </h1>
      <div className="col-span-full grid gap-2 max-lg:row-start-3 lg:order-last lg:flex lg:flex-wrap lg:items-center lg:gap-x-6">
        {facts}
      </div>
      {action && (
        <div className="col-span-full grid max-lg:row-start-4 sm:justify-start lg:col-span-1">{action}</div>
      )}
      <div className="flex items-center gap-1 max-lg:col-start-2 max-lg:row-start-1 lg:col-start-3 lg:gap-2">
        {tools}
      </div>
    </header>
  );
}
