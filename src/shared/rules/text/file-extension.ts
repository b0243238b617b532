/** What a file's name ends in behind its last dot, in small letters; '' for a name without one. */
export const fileExtension = (name: string): string =>
  /[^/\\]\.([^./\\\s]+)\s*$/u.exec(name)?.[1]?.toLowerCase() ?? '';
