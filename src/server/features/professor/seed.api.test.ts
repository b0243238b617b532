import { expect, it } from 'vitest';
import { seedAccount } from '#server/features/accounts/seed.ts';
import { openTestApp } from '#test/support/test-app.ts';
import { getConversation, getConversations } from './conversation-service.ts';
import { seedProfessor } from './seed.ts';

it('gives the demo student one conversation with answers, however often', async () => {
  const test = await openTestApp();
  try {
    const student = await seedAccount(test.services);
    await seedProfessor(test.services, student);
    await seedProfessor(test.services, student);
    const [only, another] = await getConversations(test.services, student, { limit: 20 });
    expect(another).toBeUndefined();
    const { messages, title } = await getConversation(test.services, student, only?.id ?? '', {});
    expect(title).not.toBe('Nova Conversa');
    expect(messages).toHaveLength(6);
    for (const { status, content } of messages) expect([status, content !== '']).toEqual(['done', true]);
  } finally {
    await test.close();
  }
});
