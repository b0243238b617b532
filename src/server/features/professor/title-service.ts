import { byModelOrLocally } from '#server/features/model-use/service.ts';
import { titleFrom } from '#server/language/tutor/title/local.ts';
import { askTitle } from '#server/language/tutor/title/model.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import { existingConversation } from './conversation-service.ts';
import { listMessages, updateConversation } from './queries.ts';

/** Messages that a title is made of: the first ones say what the conversation is about. */
const looked = 4;

/** Gives a conversation a title from what was asked. Throws `conversation_not_found` (404). */
export async function generateTitle(
  services: Services,
  { userId }: SignedIn,
  conversationId: string,
): Promise<string> {
  const { title, messageCount } = await existingConversation(services, userId, conversationId);
  const first = await listMessages(services.db, userId, conversationId, {
    limit: looked,
    before: Math.min(messageCount, looked),
  });
  const asked = first
    .toReversed()
    .flatMap(({ role, content }) => (role === 'user' && content ? [content] : []));
  const local = titleFrom(asked) ?? title;
  const { made } = await byModelOrLocally(services, userId, {
    name: 'a title',
    byModel: ({ model }) => askTitle(model, asked),
    locally: () => local,
  });
  await updateConversation(services.db, userId, conversationId, { title: made });
  return made;
}
