import { foldLetters } from '#shared/rules/text/fold.ts';

/** `text` as a part of a file's name or address, of at most 80 characters: `genetica-para-o-enem`; empty when it has no letter or digit. */
export function slug(text: string): string {
  return foldLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
}
