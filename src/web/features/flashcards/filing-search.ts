import { readText } from '#web/lib/search-params.ts';

/** Where a link wants the new cards to be filed. */
export interface FilingSearch {
  subject?: string;
  deck?: string;
}

/** Of an address's search; the forms say what is too long. */
export const filingSearch = ({ subject, deck }: Record<string, unknown>): FilingSearch => ({
  subject: readText(String(subject ?? '')),
  deck: readText(String(deck ?? '')),
});
