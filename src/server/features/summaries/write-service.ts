import { byModelOrLocally } from '#server/features/model-use/service.ts';
import { CodedError, unprocessable } from '#server/platform/errors.ts';
import type { Parts } from '#server/platform/parts.ts';
import { type SummaryDraft, summaryLimits } from '#shared/contracts/summaries.ts';
import { countWords } from '#shared/rules/count-words.ts';
import { writeByModel } from './model-writer.ts';
import { compressionRate } from './present.ts';
import { wordsFor } from './request.ts';
import { summariseText } from './summarise-service.ts';
import type { Progress, Watched, Writing, Written } from './writing.ts';

/** Words of a text, page by page: the pages of a book are counted one at a time. */
const wordsOfPages = (pages: readonly string[]): number =>
  pages.reduce((sum, page) => sum + countWords(page), 0);

async function writeLocally(
  parts: Parts,
  userId: string,
  { source, title, subject, avoid }: Writing,
  maxWords: number,
  progress: Progress,
): Promise<Written> {
  progress.reached('writing', 0, 0);
  // What a model has begun is not what comes of it.
  progress.wrote('');
  const { pages, hasPages } = source;
  const made = await summariseText(parts, userId, {
    pages,
    title,
    subject,
    maxWords,
    ...(avoid && { avoid }),
  });
  return {
    summary: made.summary,
    keyPoints: made.keyPoints.map(({ text }) => text),
    keyPointSources: made.keyPoints.map(({ sentence, page }) => ({ sentence, page: hasPages ? page : null })),
    tags: made.tags,
  };
}

/** Without a text only a model can write, about a title that it is given. */
function refuseNothing({ source, title }: Writing, originalWords: number): void {
  if (source.origin !== 'title') {
    if (originalWords < summaryLimits.leastText) throw unprocessable('summaries.text_too_short');
  } else if (title === summaryLimits.untitled) throw unprocessable('summaries.title_unknown');
}

/**
 * A summary by the connected model or the local engine. Throws `text_too_short` (422) when there is nothing to
 * summarise, `title_unknown` (422) when there is no text and no model, `generation_failed` (502) when there is no text
 * and the model fails, and what `summariseText` throws.
 */
export async function writeSummary(
  parts: Parts,
  userId: string,
  writing: Writing,
  { signal, modelMs, progress }: Watched,
): Promise<SummaryDraft> {
  const { source } = writing;
  const original = wordsOfPages(source.pages);
  refuseNothing(writing, original);
  const maxWords = wordsFor(writing.length, original);
  const { made, ...by } = await byModelOrLocally(parts, userId, {
    name: 'a summary',
    signal,
    characters: source.pages.reduce((sum, page) => sum + page.length, 0),
    byModel: ({ model, tokens }) => {
      const patient = AbortSignal.any([signal, AbortSignal.timeout(modelMs)]);
      return writeByModel(model, writing, maxWords, { tokens, signal: patient }, progress);
    },
    locally: (fallback) => {
      if (source.origin !== 'title') return writeLocally(parts, userId, writing, maxWords, progress);
      throw fallback === 'failed'
        ? new CodedError(502, 'summaries.generation_failed')
        : unprocessable('summaries.title_unknown');
    },
  });
  const summary = countWords(made.summary);
  return {
    ...made,
    ...by,
    wordCount: { original, summary },
    compressionRate: compressionRate(original, summary),
  };
}
