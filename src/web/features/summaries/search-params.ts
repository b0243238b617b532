import { readNumber, readText } from '#web/lib/search-params.ts';

/** What narrows a list of summaries. */
export const readSummarySearch = (
  search: Record<string, unknown>,
): { q?: string; subject?: string; page?: number } => ({
  q: readText(String(search.q ?? '')),
  subject: readText(String(search.subject ?? '')),
  page: readNumber(search.page),
});
