/** The token of a mailed link, of the query of the address that it opened; null without one. */
export const readToken = (search: string): string | null => new URLSearchParams(search).get('token') || null;
