import { Check } from 'lucide-react';

/** A box on paper, to be ticked by hand. */
export function PaperBox({ checked }: { checked: boolean }) {
  return (
    <span
      data-box={checked ? 'checked' : 'open'}
      className="mt-0.5 inline-grid size-3.5 shrink-0 border border-current"
    >
      {checked && <Check className="size-3" strokeWidth={3} />}
    </span>
  );
}
