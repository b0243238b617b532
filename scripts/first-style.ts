import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import beasties from 'beasties';

// Its types are those of CommonJS, and Node loads its module.
const Beasties = beasties as unknown as typeof beasties.default;

const styleTag = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;
const fontFace = /@font-face\s*\{[^}]*\}/g;

/** Rules that scripts make apply, as the page is read before any has run; and `[&_h2]:` of Tailwind, which is overlooked. */
const anyway = [/data-theme/, /data-visitor/, /data-for/, /\\\[\\&/];

/**
 * A built page with the style that what stands on it needs written into it, and the tag of the whole style at its end:
 * the page is painted without waiting for that, and the application begins with it. `others` is what else the page
 * may show at first, as HTML; `folder` holds the style's file. Throws when the page names no style.
 */
export async function styleFirst(
  folder: string,
  page: string,
  others: readonly string[] = [],
): Promise<string> {
  const [tag, file] = styleTag.exec(page) ?? [];
  if (!tag || !file) throw new Error('A página não nomeia estilo nenhum.');
  const writer = new Beasties({
    path: folder,
    publicPath: '/',
    preload: 'body',
    inlineThreshold: 0,
    fonts: false,
    keyframes: 'critical',
    allowRules: anyway,
    logLevel: 'silent',
  });
  const whole = await writer.process(page.replace('</body>', () => `${others.join('')}</body>`));
  const [, style] = /<style>([\s\S]*?)<\/style>/.exec(whole) ?? [];
  if (!style) throw new Error('Nenhum estilo foi encontrado para a página.');
  // Those too that only stand in for another until it has come: without them the text would move.
  const fonts = (await readFile(join(folder, file), 'utf8')).match(fontFace) ?? [];
  return page
    .replace(tag, () => `<style>${fonts.join('')}${style}</style>`)
    .replace('</body>', () => `${tag}</body>`);
}
