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
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x2000, 0x206f],
  [0x20ac],
  [0x2122],
  [0x2191],
  [0x2193],
  [0x2212],
  [0x2215],
  [0xfffd],
] as const;

const signs = ranges
  .flatMap(([first, last = first]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))
  .join('');

/** The signs of the basic plane, in which all fonts here draw. */
const everySign = Array.from({ length: 0x10000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

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
