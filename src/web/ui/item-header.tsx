import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { OrbitRing } from './chart/orbit-ring.tsx';
import { ProgressBar } from './chart/progress-bar.tsx';

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
    <header className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 max-sm:-mt-4 max-sm:mb-1 max-sm:gap-y-1.5 lg:grid-cols-[minmax(0,1fr)_auto_auto]">
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

type ProgressLineProps = {
  /** 0–100. */
  value: number;
  /** Whose progress it is: the name of the ring. */
  label: string;
  tone: 'cometa' | 'subject';
  /** What else is known, above the counts. */
  tags: ReactNode;
  /** The counts behind the number. */
  children: string;
};

/** How far something is: the number once, in its ring; the counts, over a bar without it. */
export function ProgressLine({ value, label, tone: open, tags, children }: ProgressLineProps) {
  const tone = value === 100 ? 'ok' : open;
  return (
    <section aria-label="Progresso" className="flex items-center gap-3">
      <OrbitRing size="sm" value={value} label={label} tone={tone} className="size-12!">
        {`${value}%`}
      </OrbitRing>
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1">
        <div className="flex flex-wrap items-center gap-1.5">{tags}</div>
        <div className="grid gap-1 sm:max-w-sm">
          <p role="status" className="text-ink-muted text-sm tabular-nums leading-4">
            {children}
          </p>
          <ProgressBar label="Progresso geral" labelHidden value={value} tone={tone} className="gap-0!" />
        </div>
      </div>
    </section>
  );
}
type GoOnProps = {
  /** What comes next, and how long it takes where that is known. */
  name: string;
  length?: string | undefined;
  /** Whether nothing of it is done yet. */
  isFirst: boolean;
  onStart: () => void;
};

/** The action of a thing that is under way: its next part, at once. */
export const GoOn = ({ name, length, isFirst, onStart }: GoOnProps) => (
  <Button
    variant="main"
    icon={<Play aria-hidden="true" />}
    className="min-w-0 max-sm:flex-1 lg:max-w-sm [&>span]:grid-cols-[minmax(0,1fr)]"
    onClick={onStart}
  >
    <span className="flex gap-1">
      <span className="truncate">{`${isFirst ? 'Começar' : 'Continuar'}: ${name}`}</span>{' '}
      {length && <span className="shrink-0">{`· ${length}`}</span>}
    </span>
  </Button>
);
