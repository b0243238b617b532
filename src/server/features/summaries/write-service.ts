import { getStanding } from '#server/features/accounts/service.ts';
import { outlineOf } from '#server/features/study-plans/outline-service.ts';
import { CodedError, unprocessable } from '#server/platform/errors.ts';
import type { Parts } from '#server/platform/parts.ts';
import { type SummaryDraft, summaryLimits } from '#shared/contracts/summaries.ts';
import { countWords } from '#shared/rules/count-words.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { writeByModel } from './model-writer.ts';
import { compressionRate } from './present.ts';
import { summariseText } from './summarise-service.ts';
import { writeOutline } from './write-outline.ts';
import type { Progress, Writing, Written } from './writing.ts';

/** Words of a text, page by page: the pages of a book are counted one at a time. */
const wordsOfPages = (pages: readonly string[]): number =>
  pages.reduce((sum, page) => sum + countWords(page), 0);

async function writeLocally(
  parts: Parts,
  userId: string,
  writing: Writing,
  progress: Progress,
): Promise<Written> {
  const { source, title, subject, maxWords, avoid } = writing;
  if (source.origin === 'title') {
    const outline = outlineOf(title, subject);
    if (!outline) throw unprocessable('summaries.title_unknown');
    return writeOutline(outline.topics, maxWords);
  }
  progress.reached('writing', 0, 0);
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
    engine: 'local',
  };
}

/**
 * A summary by the connected model or the local engine. Throws `text_too_short` (422) when there is nothing to
 * summarise, `title_unknown` (422) when the catalogue does not know a title, what `summariseText` throws, and
 * `generation_failed` (502) when the model gives nothing usable before `signal` aborts.
 */
export async function writeSummary(
  parts: Parts,
  userId: string,
  writing: Writing,
  { signal, progress }: { signal: AbortSignal; progress: Progress },
): Promise<SummaryDraft> {
  const { model, log } = parts;
  const original = wordsOfPages(writing.source.pages);
  const isAboutTitle = writing.source.origin === 'title';
  if (!isAboutTitle && original === 0) throw unprocessable('summaries.text_too_short');
  // Nobody has given it one: there is nothing to write about.
  if (isAboutTitle && writing.title === summaryLimits.untitled)
    throw unprocessable('summaries.title_unknown');
  let written: Written;
  if (model) {
    const { tier } = await getStanding(parts, userId);
    try {
      written = await writeByModel(model, writing, { tokens: tierLimits[tier].tokens, signal }, progress);
    } catch (error) {
      log.warn({ err: error }, 'summary failed');
      throw new CodedError(502, 'summaries.generation_failed');
    }
  } else written = await writeLocally(parts, userId, writing, progress);
  const summary = countWords(written.summary);
  return {
    ...written,
    wordCount: { original, summary },
    compressionRate: compressionRate(original, summary),
  };
}
