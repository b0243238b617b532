const deletion = /\{\{c(\d{1,3})::([\s\S]*?)\}\}/g;

/** The numbers of the deletions in a text such as `{{c1::…}}`, each once, in order; Anki makes a card for each. */
export function clozeNumbers(text: string): number[] {
  const numbers = [...text.matchAll(deletion)].map(([, number]) => Number(number));
  return [...new Set(numbers)].filter((number) => number >= 1).sort((one, other) => one - other);
}

/** What the deletions hide, without their hints, each once: the answer of a cloze note that has no other. */
export function clozeAnswer(text: string): string {
  const hidden = [...text.matchAll(deletion)].map(([, , inner = '']) => inner.split('::')[0]?.trim() ?? '');
  return [...new Set(hidden)].filter((words) => words !== '').join('; ');
}
