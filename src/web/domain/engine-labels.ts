import { type Fallback, fallbackWords } from '#shared/contracts/engine.ts';
import type { ModelUse } from '#shared/contracts/model-use.ts';
import { formatNumber } from '#shared/rules/text/format.ts';

/** Which engine it was, in `words`, and why the local one stood in. */
export const engineText = (words: string, fallback: Fallback | null): string =>
  fallback ? `${words}. ${fallbackWords[fallback]}` : words;

/** How much of the connected model is left today; null with the local engine, which has no limit. */
export function modelUseText({ engine, used }: Pick<ModelUse, 'engine' | 'used'>): string | null {
  if (engine === 'local') return null;
  if (used >= 100) return 'A IA de hoje acabou. Até amanhã a Órbita continua com você sem ela.';
  return used === 0
    ? 'A IA de hoje está inteira para você.'
    : `Você usou ${formatNumber(used)}% da IA de hoje. Amanhã ela volta inteira.`;
}
