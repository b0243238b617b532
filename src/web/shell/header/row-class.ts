/** A link or a button in one of the menus. */
export const rowClass =
  'flex min-h-10 w-full items-center gap-3 rounded-md px-3 text-start font-medium hover:bg-well focus-visible:-outline-offset-2 aria-[current=page]:bg-cometa-soft aria-[current=page]:text-cometa pointer-coarse:min-h-11 [&>svg]:size-4.5 [&>svg]:shrink-0';
