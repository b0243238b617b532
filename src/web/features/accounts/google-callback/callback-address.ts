export const interrupted =
  'Não foi possível concluir a entrada com o Google. Volte ao login e comece de novo.';

/** Anyone can write an address: `words` of one are said if they are a sentence of ours. */
export async function sayable(words: string): Promise<string> {
  // All sentences for one: kept out of what a sign-in loads.
  const { messages } = await import('#shared/messages.ts');
  return Object.values(messages).includes(words) ? words : interrupted;
}

/** How Google's sign-in came back: a token for one exchange, or what to tell the student. */
export type CallbackResult = { token: string } | { error: string } | { words: string };

/** Reads `token`, `user` (URL-encoded JSON) and `error` of an address; `user` is only checked: the profile is asked for. */
export function readCallback(search: string): CallbackResult {
  const given = new URLSearchParams(search);
  const error = given.get('error');
  if (error) return { words: error };
  const token = given.get('token');
  const user = given.get('user');
  if (!token || !user) return { error: 'Token ou dados do usuário não encontrados na URL.' };
  return isObject(user) ? { token } : { error: 'Erro ao processar os dados do usuário.' };
}

function isObject(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
