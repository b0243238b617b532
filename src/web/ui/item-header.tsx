import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

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

/** The head of one thing. On a phone it is low, for the thing itself, and its action as wide as the screen. */
export function ItemHeader({ title, back, facts, action, tools }: ItemHeaderProps) {
  return (
    <header className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 max-sm:-mt-5.5 max-sm:mb-1 max-sm:gap-y-1.5 lg:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className="text-sm lg:col-span-full">{back}</div>
      <h1
        tabIndex={-1}
        className="col-span-full max-w-[70ch] break-words text-lg leading-tight max-sm:-mt-1 max-lg:row-start-2 sm:text-xl lg:col-span-1"
      >
        {title}
      </h1>
      <div className="col-span-full max-lg:row-start-3 lg:order-last">{facts}</div>
      {action && <div className="col-span-full flex min-w-0 max-lg:row-start-4 lg:col-span-1">{action}</div>}
      <div className="flex items-center gap-1 max-lg:col-start-2 max-lg:row-start-1 lg:col-start-3 lg:gap-2">
        {tools}
      </div>
    </header>
  );
}

type GoOnProps = {
  /** What comes next, and the minutes it takes where they are known. */
  name: string;
  minutes?: number | undefined;
  onStart: () => void;
};

/** The action of a thing that is under way: its next part, at once. */
export const GoOn = ({ name, minutes, onStart }: GoOnProps) => (
  <Button
    variant="main"
    icon={<Play aria-hidden="true" />}
    className="min-w-0 max-sm:flex-1 lg:max-w-sm [&>span]:grid-cols-[minmax(0,1fr)]"
    onClick={onStart}
  >
    <span className="flex gap-1">
      <span className="truncate">{`Continuar: ${name}`}</span>{' '}
      {minutes !== undefined && <span className="shrink-0">{`· ${minutes} min`}</span>}
    </span>
  </Button>
);
