/** What a call may say of the part of a list that it wants. */
export interface Pages {
  /** From 1. */
  page?: number | undefined;
  limit?: number | undefined;
}

/** A part of a list; without a limit all of it. */
export interface Page {
  offset: number;
  limit: number | undefined;
}

/** Without a page and a limit everything is answered, as specified; `usual` is the size of a page that says none. */
export function pageOf({ page, limit }: Pages, usual: number): Page {
  if (page === undefined && limit === undefined) return { offset: 0, limit: undefined };
  const size = limit ?? usual;
  return { offset: ((page ?? 1) - 1) * size, limit: size };
}
