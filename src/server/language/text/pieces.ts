/**
 * Cuts a text into pieces of at most `size` characters: at a paragraph, else at a sentence or a space, else anywhere.
 * Together they are the text.
 */
export function* piecesOf(text: string, size: number): Generator<string> {
  let from = 0;
  while (text.length - from > size) {
    const window = text.slice(from, from + size);
    const least = size / 2;
    const ends = [window.lastIndexOf('\n\n'), window.lastIndexOf('. ') + 1, window.lastIndexOf(' ')];
    const end = ends.find((at) => at > least) ?? size;
    yield text.slice(from, from + end);
    from += end;
  }
  yield text.slice(from);
}
