import { byModelOrLocally } from '#server/features/model-use/service.ts';
import { localSummaryWriter } from '#server/language/summaries/local.ts';
import { modelSummaryWriter } from '#server/language/summaries/model.ts';
import { CodedError, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { type SummaryDraft, summaryLimits } from '#shared/contracts/summaries.ts';
import { countWords } from '#shared/rules/text/count-words.ts';
import { compressionRate } from './present.ts';
import { wordsFor } from './request.ts';
import type { SummaryToWrite, Watched } from './summary-to-write.ts';

/** Words of a text, page by page: the pages of a book are counted one at a time. */
const wordsOfPages = (pages: readonly string[]): number =>
  pages.reduce((sum, page) => sum + countWords(page), 0);

/** Without a text only a model can write, about a title that it is given. */
function refuseNothing({ source, title }: SummaryToWrite, originalWords: number): void {
  if (source.origin !== 'title') {
    if (originalWords < summaryLimits.leastText) throw unprocessable('summaries.text_too_short');
  } else if (title === summaryLimits.untitled) throw unprocessable('summaries.title_unknown');
}

/**
 * A summary by the connected model or the local engine. Throws `text_too_short` (422) when there is nothing to
 * summarise, `title_unknown` (422) when there is no text and no model, `generation_failed` (502) when there is no text
 * and the model fails, and what `localSummaryWriter` does.
 */
export async function writeSummary(
  services: Services,
  userId: string,
  writing: SummaryToWrite,
  { signal, modelMs, progress }: Watched,
): Promise<SummaryDraft> {
  const { source } = writing;
  const original = wordsOfPages(source.pages);
  refuseNothing(writing, original);
  const request = { ...writing, maxWords: wordsFor(writing.length, original) };
  const { made, ...by } = await byModelOrLocally(services, userId, {
    name: 'a summary',
    signal,
    characters: source.pages.reduce((sum, page) => sum + page.length, 0),
    byModel: (model) => {
      const patient = AbortSignal.any([signal, AbortSignal.timeout(modelMs)]);
      return modelSummaryWriter(model, patient)(request, progress);
    },
    locally: (fallback) => {
      if (source.origin !== 'title') return localSummaryWriter(services.log, userId)(request, progress);
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
