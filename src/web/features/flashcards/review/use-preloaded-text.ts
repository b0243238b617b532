import { startTransition, useEffect, useState } from 'react';
import { hasMath } from '#shared/markdown/math-delimiters.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { hasMarkup } from '#web/ui/rich-text/has-markup.ts';
import { useRenderer } from '#web/ui/rich-text/use-renderer.ts';

/**
 * Fetches what draws `texts` before they are shown, once the page has what it shows now: a text that is not on the page
 * loads nothing by itself.
 */
export function usePreloadedText(texts: readonly string[]): void {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  const needsMath = texts.some(hasMath);
  useRenderer(!isIdle ? 'nothing' : needsMath ? 'math' : texts.some(hasMarkup) ? 'markdown' : 'nothing');
}
