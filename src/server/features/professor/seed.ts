import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import { ask } from './ask-service.ts';
import { beginConversation, getConversations, removeConversation } from './conversation-service.ts';
import { generateTitle } from './title-service.ts';

const questions = ['O que é um alelo?', 'Por que o céu é azul?', 'O que estudo agora?'];
const all = 100;

/** Gives `student` a conversation with the local tutor about their own material. What they had before is deleted. */
export async function seedProfessor(services: Services, student: SignedIn): Promise<void> {
  const local: Services = { ...services, model: null };
  for (const { id } of await getConversations(local, student, { limit: all }))
    await removeConversation(local, student, id);
  const { id } = await beginConversation(local, student, { title: 'Nova Conversa', mode: 'normal' });
  for (const message of questions) {
    const { write } = await ask(local, student, id, { message, fileName: '' });
    await write(() => {});
  }
  await generateTitle(local, student, id);
}
