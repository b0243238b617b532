import type { TextModel } from '#server/platform/ai/model.ts';
import type { Message } from './model.ts';

const digestTokens = 600;

/** What was said, the digest so far included, in few words. */
export function digestMessages(
  model: TextModel,
  digest: string,
  messages: readonly Message[],
  signal: AbortSignal,
): Promise<string> {
  const said = messages.map(
    ({ role, content }) => `${role === 'user' ? 'Estudante' : 'Professor'}: ${content}`,
  );
  return model.writeText(
    {
      instructions:
        'Resuma a conversa em até 200 palavras: o que o estudante quer, o que já foi explicado, onde teve dificuldade.',
      content: [digest, ...said].join('\n\n').slice(-60_000),
      maxTokens: digestTokens,
      signal,
    },
    () => {},
  );
}
