import { readNumber, readText } from '#web/lib/search-params.ts';

export interface SummarySearch {
  q?: string;
  subject?: string;
  page?: number;
}

/** What narrows a list of summaries. */
export const readSummarySearch = (search: Record<string, unknown>): SummarySearch => ({
  q: readText(String(search.q ?? '')),
  subject: readText(String(search.subject ?? '')),
  page: readNumber(search.page),
});

/** What the server is asked for by an address. */
export const askedBy = ({ q = '', subject = '', page = 1 }: SummarySearch) => ({
  search: q.trim(),
  subject,
  page: Math.max(1, Math.floor(page)),
});
