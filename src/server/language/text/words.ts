/** The words and numbers of `text` in order, compounds and `-se` forms whole. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\d]+(?:[-'’][\p{L}\p{M}\d]+)*/gu) ?? [];
}
