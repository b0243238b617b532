import { byModelOrLocally } from '#server/features/model-use/service.ts';
import { askedWords } from '#server/language/tutor/intent/asked-words.ts';
import { titleFrom } from '#server/language/tutor/title/title-from.ts';
import type { TextModel } from '#server/platform/ai/model.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Parts } from '#server/platform/parts.ts';
import { professorLimits } from '#shared/contracts/professor.ts';
import { existingConversation } from './conversation-service.ts';
import { listMessages, updateConversation } from './queries.ts';

const patienceMs = 15_000;
const tokens = 40;

/** Messages that a title is made of: the first ones say what the conversation is about. */
const looked = 4;

/** Gives a conversation a title from what was asked. Throws `conversation_not_found` (404). */
export async function generateTitle(
  parts: Parts,
  { userId }: SignedIn,
  conversationId: string,
): Promise<string> {
  const { title, messageCount } = await existingConversation(parts, userId, conversationId);
  const first = await listMessages(parts.db, userId, conversationId, {
    limit: looked,
    before: Math.min(messageCount, looked),
  });
  const asked = first
    .toReversed()
    .flatMap(({ role, content }) => (role === 'user' && content ? [content] : []));
  const local = titleFrom(asked, (text) => askedWords(text).length) ?? title;
  const { made } = await byModelOrLocally(parts, userId, {
    name: 'a title',
    byModel: ({ model }) => askTitle(model, asked),
    locally: () => local,
  });
  await updateConversation(parts.db, userId, conversationId, { title: made });
  return made;
}

async function askTitle(model: TextModel, asked: readonly string[]): Promise<string> {
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
