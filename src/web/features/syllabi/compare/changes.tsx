import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SyllabusChanges } from '#shared/contracts/syllabi.ts';
import { formatNumber } from '#shared/rules/text/format.ts';
import { FewFirst } from '#web/domain/few-first.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import type { ValueChange } from './rectify.ts';
import { wordDiff } from './word-diff.ts';

type ChangesProps = {
  changes: SyllabusChanges;
  values: readonly ValueChange[];
  keepsRemoved: boolean;
};

/** What a rectified notice adds, removes, words anew and counts otherwise. */
export function Changes({ changes: { added, removed, changed }, values, keepsRemoved }: ChangesProps) {
  const sums = [
    added.length > 0 && `${formatNumber(added.length)} ${added.length === 1 ? 'entrou' : 'entraram'}`,
    removed.length > 0 && `${formatNumber(removed.length)} ${removed.length === 1 ? 'saiu' : 'saíram'}`,
    changed.length > 0 && `${formatNumber(changed.length)} ${changed.length === 1 ? 'mudou' : 'mudaram'}`,
  ];
  return (
    <>
      <p className="-mt-3 text-ink-muted tabular-nums empty:hidden">{sums.filter(Boolean).join(' · ')}</p>
      <ChangeList title="Entraram" items={added}>
        {({ text }) => text}
      </ChangeList>
      <ChangeList
        title="Saíram"
        items={removed}
        description={keepsRemoved ? 'Ficam no seu edital, como você pediu.' : undefined}
      >
        {({ text, wasStudied }) => (
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className={keepsRemoved ? '' : 'line-through decoration-1'}>{text}</span>
            {wasStudied && <Badge tone="ok">estudado</Badge>}
          </span>
        )}
      </ChangeList>
      <ChangeList title="Mudaram" items={changed}>
        {({ before, after }) => <WordDiff before={before} after={after} />}
      </ChangeList>
      <ChangeList title="Questões e pontos" items={values}>
        {({ what, before, after }) => (
          <span className="flex flex-wrap items-center gap-x-1.5 tabular-nums">
            {before === null ? 'sem número' : formatNumber(before)}
            <ArrowRight aria-label="agora" className="size-4 text-ink-muted" />
            {`${formatNumber(after)} ${what}`}
          </span>
        )}
      </ChangeList>
    </>
  );
}

/** So many are seen at a glance. */
const few = 20;

type ChangeListProps<T> = {
  title: string;
  description?: string | undefined;
  items: readonly T[];
  children: (item: T) => ReactNode;
};

function ChangeList<T extends { discipline: string }>({
  title,
  description,
  items,
  children,
}: ChangeListProps<T>) {
  if (items.length === 0) return null;
  return (
    <Card title={`${title} (${formatNumber(items.length)})`} description={description}>
      <div className="grid">
        <FewFirst items={items} few={few}>
          {(shown) => (
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
              {shown.map((item, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same may come twice, and the list stays as it is
                <li key={at} className="grid grid-cols-[minmax(0,1fr)] gap-1">
                  {item.discipline !== shown[at - 1]?.discipline && (
                    <span className="pt-1 font-medium text-ink-muted text-sm">{item.discipline}</span>
                  )}
                  <span className="break-words border-line border-s-2 ps-3">{children(item)}</span>
                </li>
              ))}
            </ul>
          )}
        </FewFirst>
      </div>
    </Card>
  );
}

function WordDiff({ before, after }: { before: string; after: string }) {
  return wordDiff(before, after).map(({ kind, text }, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay as they are
    if (kind === 'same') return <span key={at}>{text}</span>;
    return kind === 'removed' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <del key={at} className="rounded-xs bg-danger-soft text-danger">
        <span className="sr-only">saiu: </span>
        {text}
      </del>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <ins key={at} className="rounded-xs bg-ok-soft text-ok no-underline">
        <span className="sr-only">entrou: </span>
        {text}
      </ins>
    );
  });
}
