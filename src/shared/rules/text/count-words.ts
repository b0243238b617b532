/**
 * How many words `text` has: stretches between spaces that hold a letter or a digit. Walks over the characters once,
 * without making anything of them: a book of 3 million takes some milliseconds.
 */
export function countWords(text: string): number {
  let words = 0;
  let inWord = false;
  let counted = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code <= 32 || code === 0xa0 || code === 0x2028 || code === 0x2029) {
      inWord = false;
      continue;
    }
    if (!inWord) {
      inWord = true;
      counted = false;
    }
    if (counted) continue;
    const isDigit = code >= 48 && code <= 57;
    const isLetter = (code | 32) >= 97 && (code | 32) <= 122;
    if (isDigit || isLetter || (code >= 0xc0 && (code < 0x2000 || code > 0x2bff))) {
      counted = true;
      words++;
    }
  }
  return words;
}
