import { useEffect, useRef, useState } from 'react';
import type { SummaryDraft } from '#shared/contracts/summaries.ts';
import { countWords } from '#shared/rules/text/count-words.ts';
import { engineText } from '#web/lib/engine-words.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { engineWords, wordCountOf } from './summary-labels.ts';

type SummaryProposalProps = { draft: SummaryDraft; current: string };

const sides = [
  { value: 'draft', label: 'Proposta' },
  { value: 'current', label: 'Atual' },
] as const;

/** A proposal and what it would stand for, one at a time: on a phone there is no room for both. */
export function SummaryProposal({ draft, current }: SummaryProposalProps) {
  const [side, setSide] = useState<'draft' | 'current'>('draft');
  const isDraft = side === 'draft';
  // What was in focus while it was written has gone.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const words = isDraft ? draft.wordCount.summary : countWords(current);
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Segmented label="Qual resumo ver" options={sides} value={side} onValueChange={setSide} />
        <p role="status" className="text-ink-muted text-sm tabular-nums">
          {wordCountOf(words)}
          {isDraft && ` · ${engineText(engineWords[draft.engine], draft.fallback)}`}
        </p>
      </div>
      <RichText text={isDraft ? draft.summary : current} className="max-w-[68ch] leading-relaxed" />
      {isDraft && draft.keyPoints.length > 0 && (
        <section
          aria-label="Pontos-chave da proposta"
          className="grid grid-cols-[minmax(0,1fr)] gap-2 border-line border-t pt-4"
        >
          <h3 className="font-semibold text-base">Pontos-chave</h3>
          <ul className="grid list-disc gap-1 ps-5 marker:text-ink-muted">
            {draft.keyPoints.map((point, index) => (
              <li key={fieldId(`proposal.${index}`)}>
                <RichText inline text={point} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
