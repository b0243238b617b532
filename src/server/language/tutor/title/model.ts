import type { TextModel } from '#server/platform/ai/model.ts';
import { professorLimits } from '#shared/contracts/professor.ts';

const patienceMs = 15_000;
const tokens = 40;

/** A title of what was asked, by the connected model. Rejects when it fails, or gives none. */
export async function askTitle(model: TextModel, asked: readonly string[]): Promise<string> {
  if (asked.length === 0) throw new Error('There is nothing to name.');
  const text = await model.writeText(
    {
      instructions:
        'Dê um título de até seis palavras, em português do Brasil, ao assunto da conversa. Só o título.',
      content: asked.join('\n\n').slice(0, 8000),
      maxTokens: tokens,
      signal: AbortSignal.timeout(patienceMs),
    },
    () => {},
  );
  const title = text
    .replace(/["“”*#\n]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[.:]$/u, '');
  if (title === '') throw new Error('The model gave no title.');
  return title.slice(0, professorLimits.title);
}
