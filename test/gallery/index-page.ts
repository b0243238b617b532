import { readdir, writeFile } from 'node:fs/promises';
import { screens } from './screens.ts';

/** Of the pictures, in the folder of the repository. */
export const folder = 'data/screens';

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
h2 { inline-size: 100%; margin-block: 2rem 0 }
figure { margin: 0; inline-size: 14rem }
img { inline-size: 100%; max-block-size: 24rem; object-fit: cover; object-position: top; border: 1px solid GrayText }`;

/** Writes one page with all pictures beside them, screen by screen. */
export default async function writeIndex(): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.webp')).sort();
  const names = Object.keys(screens);
  const start = (name: string) => `${name} · `.toLowerCase().replace(/[ ·]+/g, '-');
  // The longest name that begins a file's: "Plano" begins those of "Plano · excluir" too.
  const nameOf = (file: string) =>
    names.filter((name) => file.startsWith(start(name))).toSorted((a, b) => b.length - a.length)[0];
  const figure = (file: string) =>
    `<figure><a href="${file}"><img loading="lazy" alt="" src="${file}"></a><figcaption>${file.slice(0, -5)}</figcaption></figure>`;
  const sections = names.map(
    (name) =>
      `<section><h2>${name}</h2>${files
        .filter((file) => nameOf(file) === name)
        .map(figure)
        .join('\n')}</section>`,
  );
  const head = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`;
  await writeFile(
    `${folder}/index.html`,
    `${head}<title>Telas da Órbita</title><style>${style}</style>\n${sections.join('\n')}\n</html>\n`,
  );
}
