import { listOf } from '#server/language/text/list-of.ts';
import { openQuestion } from './open-question.ts';
import { chooseGist } from './quote/choose-sentences.ts';
import { gistOf, paragraphsOf } from './quote/gist.ts';
import { Citations, quoted } from './quote/quote.ts';
import { type Quotable, readQuotables } from './quote/read-quotables.ts';
import { citationOf } from './quote/show-quotables.ts';
import type { Passage, TutorAnswer, TutorState } from './tutor.ts';
import { paragraphs } from './words.ts';

const fewest = 3;
const most = 7;
/** One sentence of the summary for so many of the text. */
const share = 4;
const beginning = 300;

/** In the order of the documents and of their pages. */
function inOrder(passages: readonly Passage[]): Passage[] {
  const ids = [...new Set(passages.map(({ id }) => id))];
  return passages.toSorted(
    (one, other) => ids.indexOf(one.id) - ids.indexOf(other.id) || (one.page ?? 0) - (other.page ?? 0),
  );
}

const pageText = (page: number | null) => (page === null ? '' : ` (p. ${page})`);

/** What a text without sentences begins with. */
const start = ({ text }: Passage) =>
  text.length <= beginning
    ? text.trim()
    : text
        .slice(0, beginning)
        .replace(/\s+\S*$/u, '')
        .trim();

/** The sentences of the attachment that say most of it, in its order, with their pages. */
export function summariseAttachment(given: readonly Passage[], state: TutorState): TutorAnswer {
  const passages = inOrder(given.filter(({ kind, text }) => kind === 'attachment' && text.trim() !== ''));
  const [first] = passages;
  if (!first)
    return {
      content: paragraphs(
        'Ainda não há um arquivo nesta conversa. Anexe um PDF ou documento e diga “resuma o anexo”.',
        openQuestion(state),
      ),
      citations: [],
      state,
    };
  const quotables = readQuotables(passages);
  const count = Math.min(most, Math.max(fewest, Math.ceil(quotables.length / share)));
  const parts = paragraphsOf(passages);
  // A short text is told paragraph by paragraph; of a long one, what says most of all of it.
  const gist =
    parts.length > 1 && parts.length <= most
      ? gistOf(parts, Math.max(count, parts.length))
      : chooseGist(quotables, count);
  const citations = new Citations();
  const line = ({ passage: at, text, items, source }: Quotable): string => {
    const passage = passages[at] ?? first;
    const inside = items.map((item) => `\n  - ${quoted(item)}`).join('');
    return `- ${quoted(text)}${pageText(passage.page)} ${citations.mark(citationOf(passage, source))}${inside}`;
  };
  const lines =
    gist.length > 0
      ? gist.map(line)
      : [
          `- ${quoted(start(first))}${pageText(first.page)} ${citations.mark(citationOf(first, start(first)))}`,
        ];
  const titles = [...new Set(passages.map(({ title }) => title))];
  return {
    content: paragraphs(
      `O principal de ${listOf(titles.map(quoted))}, nas palavras do texto:`,
      lines.join('\n'),
      openQuestion(state) ??
        'Se quiser um ponto em detalhe, pergunte por ele; para guardar, use “Salvar como resumo”.',
    ),
    citations: citations.list,
    state,
  };
}
