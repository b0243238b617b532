import { useDeferredValue } from 'react';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';

type SummaryPreviewProps = { text: string };

/** The summary as it will be read, while it is written. */
export function SummaryPreview({ text }: SummaryPreviewProps) {
  // Formulas take longer to draw than a key may wait.
  const shown = useDeferredValue(text);
  return (
    <section aria-label="Prévia do resumo" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="font-sans font-semibold text-sm tracking-normal">Prévia</h2>
      <div className="min-w-0 rounded-lg border border-line bg-surface p-4 leading-relaxed">
        <RichText text={shown.trim() || 'O resumo aparece aqui enquanto você escreve.'} />
      </div>
    </section>
  );
}
