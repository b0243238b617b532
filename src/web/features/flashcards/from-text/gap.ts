/** Places of the first and the last hidden word, in the sentence's words divided at its spaces. */
export interface Gap {
  from: number;
  to: number;
}

const outer = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}%°]*)$/su;

/** Whether there is anything in the word to hide. */
export const canHide = (word: string) => /[\p{L}\p{N}]/u.test(word);

/** What is hidden once the word at `at` is pressed: a neighbour is taken in, one at the edge let go, any other begins anew. */
export function pressWord(gap: Gap | null, at: number): Gap | null {
  if (!gap || at < gap.from - 1 || at > gap.to + 1) return { from: at, to: at };
  if (gap.from === gap.to && at === gap.from) return null;
  if (at < gap.from) return { ...gap, from: at };
  if (at > gap.to) return { ...gap, to: at };
  if (at === gap.from) return { ...gap, from: at + 1 };
  return at === gap.to ? { ...gap, to: at - 1 } : { from: at, to: at };
}

/** The sentence with the words hidden, `{{c1::…}}`, and what they are; marks around them stay in sight. */
export function hideWords(words: readonly string[], { from, to }: Gap): { question: string; answer: string } {
  const [, before = '', answer = '', after = ''] = outer.exec(words.slice(from, to + 1).join(' ')) ?? [];
  const hidden = `${before}{{c1::${answer}}}${after}`;
  return { question: [...words.slice(0, from), hidden, ...words.slice(to + 1)].join(' '), answer };
}
