import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { Citation } from '#shared/contracts/professor.ts';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { sourceKind } from './chat-labels.ts';

interface AnswerSourcesProps {
  citations: readonly Citation[];
  /** Of the places where they stand, in order. */
  ids: readonly string[];
}

/** What an answer cites: each with its page, and its words folded. */
export const AnswerSources = memo(function AnswerSources({ citations, ids }: AnswerSourcesProps) {
  return (
    <section aria-label="Fontes" className="mt-3 border-line border-t pt-2 text-sm">
      <p aria-hidden="true" className="font-semibold text-ink-muted text-xs">
        Fontes
      </p>
      <ol className="mt-1 grid gap-1">
        {citations.map((citation, index) => (
          <li
            key={ids[index]}
            id={ids[index]}
            tabIndex={-1}
            className="flex min-w-0 scroll-my-4 gap-2 rounded-md outline-offset-1"
          >
            <span className="mt-0.5 grid h-5 min-w-5 shrink-0 place-items-center rounded-[0.25rem] bg-cometa-soft px-1 font-semibold text-cometa text-xs tabular-nums">
              {index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <p className="break-words">
                <span className="text-ink-muted">{sourceKind(citation)}: </span>
                <SourceTitle citation={citation} />
              </p>
              {citation.quote.trim() !== '' && (
                <details className="group">
                  <summary className="inline-flex min-h-6 cursor-pointer items-center text-ink-muted text-xs hover:text-ink pointer-coarse:min-h-11">
                    <span className="group-open:hidden">Ver trecho</span>
                    <span className="hidden group-open:inline">Esconder trecho</span>
                  </summary>
                  <blockquote className="border-line-strong border-s-2 ps-3 text-ink-muted">
                    <RichText text={citation.quote} />
                  </blockquote>
                </details>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
});

function SourceTitle({ citation: { kind, id, title } }: { citation: Citation }) {
  if (id !== null && kind === 'flashcard')
    return (
      <Link to="/flashcards/$cardId" params={{ cardId: id }} className="link">
        {title}
      </Link>
    );
  if (id !== null && kind === 'summary')
    return (
      <Link to="/summaries/$summaryId" params={{ summaryId: id }} className="link">
        {title}
      </Link>
    );
  if (id !== null && kind === 'plan')
    return (
      <Link to="/study-plans/$planId" params={{ planId: id }} className="link">
        {title}
      </Link>
    );
  return title;
}
