/**
 * Anyone can register somebody else's address under any name, so a name never brings words or an address of
 * its own into a mail: only a first name made of letters is used.
 */
export function greeting(name: string): string {
  const [first = ''] = name.trim().split(/\s+/u);
  return /^[\p{L}\p{M}'’-]{1,40}$/u.test(first) ? `Olá, ${first}.` : 'Olá.';
}
