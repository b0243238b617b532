const functionNames =
  'arc|arg|cos|cosh|cossec|cot|cotg|csc|deg|det|dim|exp|inf|lim|ln|log|max|mdc|min|mmc|mod|sec|sen|senh|sin|sinh|sup|tan|tanh|tg|tgh';
const word = `(?!(?:${functionNames})\\b)\\p{L}{2,}`;
const twoWords = new RegExp(`(?<!\\p{L})${word}\\s+${word}`, 'u');
const threeWords = new RegExp(`(?<!\\p{L})${word}\\s+${word}\\s+${word}`, 'u');
const amountThenWord = new RegExp(`^\\s*\\d[\\d.,]*\\s+(?:[eao]\\s|${word})`, 'u');

/** Whether what stands between two delimiters reads as a formula, not as a sentence with amounts in it. */
export function isMath(content: string): boolean {
  if (/^[\s.…,;:!?]*$/.test(content)) return false;
  if (/[\\{}]/.test(content)) return true;
  if (threeWords.test(content)) return false;
  if (/[\^_=+*/<>|]/.test(content)) return true;
  return !twoWords.test(content) && !amountThenWord.test(content);
}
