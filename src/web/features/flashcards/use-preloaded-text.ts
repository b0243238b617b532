import { hasMath } from '#shared/markdown/math-delimiters.ts';
import { hasMarkup } from '#web/ui/rich-text/has-markup.ts';
import { useRenderer } from '#web/ui/rich-text/use-renderer.ts';

/** Fetches what draws `texts` before they are shown: a text that is not on the page loads nothing by itself. */
export function usePreloadedText(texts: readonly string[]): void {
  const needsMath = texts.some(hasMath);
  useRenderer(needsMath ? 'math' : texts.some(hasMarkup) ? 'markdown' : 'nothing');
}
