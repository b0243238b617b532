import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { modelUseText } from '#web/lib/engine-words.ts';
import { modelUseQuery } from './api.ts';

/** How much of the connected model is left today; nothing where the local engine works, which has no limit. */
export function ModelUseNote() {
  const { data: modelUse } = useQuery(modelUseQuery);
  const text = modelUse && modelUseText(modelUse);
  if (!text) return null;
  return (
    <p className="flex items-center gap-1.5 text-ink-muted text-sm">
      <Sparkles aria-hidden="true" className="size-4 shrink-0" />
      {text}
    </p>
  );
}
