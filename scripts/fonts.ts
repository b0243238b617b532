import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import { sources } from '#server/platform/documents/typeset/faces.ts';
import { runProgram } from './program.ts';
import { root } from './run.mjs';

const help = `node scripts/fonts.ts

Grava em src/web/ui/fonts as fontes da interface: do que os pacotes @fontsource-variable trazem, só os pesos, os sinais
e as variantes que as telas usam. Grava também as dos PDFs, dos pacotes @fontsource, na forma que o pdfkit lê depressa.`;

const folder = join(root, 'src/web/ui/fonts');
const pdfFolder = join(root, 'src/server/platform/documents/typeset/fonts');
const { resolve } = createRequire(import.meta.url);

/** `weights` are those that src/web/ui/base.css declares. */
const fonts = [
  { name: 'inter', weights: { min: 400, max: 700 } },
  { name: 'bricolage-grotesque', weights: { min: 600, max: 700 } },
];

/** As in base.css: what is not among them is drawn in a font of the system. */
const ranges = '20-7e a0-ff 131 152-153 2bb-2bc 2c6 2da 2dc 2000-206f 20ac 2122 2191 2193 2212 2215 fffd';

/** The signs of the basic plane, in which all fonts here draw. */
const everySign = Array.from({ length: 0x10000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

const signs = ranges
  .split(' ')
  .map((range) => range.split('-').map((code) => Number.parseInt(code, 16)))
  .flatMap(([first = 0, last = first]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  .join('');

const packedFonts = new Map(
  Object.values(sources)
    .flat()
    .filter(({ font }) => font.startsWith('./'))
    .map(({ font, signs: drawn }) => [font, { file: basename(font), signs: drawn }]),
).values();

/** Of a PDF's text only spacing and accents that are written apart: substitutions take half of the time of setting it. */
async function writePdfFonts(): Promise<void> {
  await mkdir(pdfFolder, { recursive: true });
  for (const { file, signs: drawn } of packedFonts) {
    const name = basename(file, '.ttf');
    const family = name.startsWith('inter') ? 'inter' : 'bricolage-grotesque';
    const whole = await readFile(resolve(`@fontsource/${family}/files/${name}.woff`));
    const text = everySign.filter((sign) => drawn.test(sign)).join('');
    const font = await subsetFont(whole, text, {
      targetFormat: 'truetype',
      keepFeatures: ['kern', 'mark', 'mkmk'],
      noHinting: true,
    });
    await writeFile(join(pdfFolder, file), font);
  }
}

await runProgram(help, async () => {
  await writePdfFonts();
  for (const { name, weights } of fonts) {
    const whole = await readFile(
      resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
    );
    const font = await subsetFont(whole, signs, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      // Spacing, accents that are written apart, and figures of one width for times and counts.
      keepFeatures: ['kern', 'ccmp', 'mark', 'mkmk', 'locl', 'liga', 'rvrn', 'tnum'],
      noHinting: true,
    });
    await writeFile(join(folder, `${name}.woff2`), font);
  }
  return `Fontes gravadas em ${folder} e ${pdfFolder}`;
});
