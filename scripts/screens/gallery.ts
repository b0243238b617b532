import type { Shot } from './photograph.ts';
import { viewers } from './students.ts';
import { nameOf, variants } from './variants.ts';

const viewerNames = { guest: 'visitante', typical: 'típico', empty: 'vazio', overfull: 'cheio' };

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

interface Filter {
  id: string;
  title: string;
  choices: readonly { value: string; label: string }[];
}

const filters: Filter[] = [
  {
    id: 'width',
    title: 'Largura',
    choices: [...new Set(variants.map(({ width }) => width))]
      .toSorted((a, b) => a - b)
      .map((width) => ({ value: String(width), label: `${width} px` })),
  },
  {
    id: 'theme',
    title: 'Tema',
    choices: [
      { value: 'light', label: 'claro' },
      { value: 'dark', label: 'escuro' },
      { value: 'forced', label: 'cores forçadas' },
    ],
  },
  {
    id: 'viewer',
    title: 'Conta',
    choices: viewers.map((value) => ({ value, label: viewerNames[value] })),
  },
];

/** Choices that hide what isn't chosen, without a script. */
const hiding = filters.flatMap(({ id, choices }) =>
  choices.map(
    ({ value }) => `body:has(#${id}-${value}:checked) figure:not([data-${id}="${value}"]) { display: none }`,
  ),
);

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 100rem; padding: 1rem }
nav { position: sticky; inset-block-start: 0; display: flex; flex-wrap: wrap; gap: .5rem 2rem; padding: .5rem 0; background: Canvas; z-index: 1 }
fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0 1rem }
legend { float: inline-start; margin-inline-end: 1rem; font-weight: 600 }
section > div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
section:not(:has(figure)) { display: none }
figure { margin: 0; width: 16rem }
figure[data-width="320"], figure[data-width="360"] { width: 9rem }
img { display: block; width: 100%; max-height: 24rem; object-fit: cover; object-position: top; border: 1px solid GrayText }
figcaption { font-size: .8rem }
a:target { position: fixed; inset: 0; overflow: auto; z-index: 2; background: Canvas; padding: 1rem }
a:target img { width: auto; max-width: 100%; max-height: none; margin: auto }
a:target::after { content: "Volte com o botão do navegador" }
${hiding.join('\n')}`;

function fieldset({ id, title, choices }: Filter): string {
  const options = [{ value: 'all', label: 'todas' }, ...choices].map(
    ({ value, label }, index) =>
      `<label><input type="radio" name="${id}" id="${id}-${value}"${index ? '' : ' checked'}> ${label}</label>`,
  );
  return `<fieldset><legend>${title}</legend>${options.join('')}</fieldset>`;
}

function figure({ screen, viewer, variant, file }: Shot, index: number): string {
  const { width, theme, forced } = variant;
  const caption = escapeHtml(
    [screen.state, viewerNames[viewer], nameOf(variant)].filter(Boolean).join(' · '),
  );
  return `<figure data-width="${width}" data-theme="${forced ? 'forced' : theme}" data-viewer="${viewer}">
<a id="tela-${index}" href="#tela-${index}"><img loading="lazy" alt="${caption}" src="${encodeURIComponent(file)}"></a>
<figcaption>${caption}</figcaption></figure>`;
}

/** All pictures in one page, which lies in their folder. */
export function gallery(shots: readonly Shot[], findings: readonly string[]): string {
  const groups = Map.groupBy(
    shots.map((shot, index) => ({ name: shot.screen.name, html: figure(shot, index) })),
    ({ name }) => name,
  );
  const sections = [...groups].map(
    ([name, figures]) =>
      `<section><h2>${escapeHtml(name)}</h2><div>${figures.map(({ html }) => html).join('\n')}</div></section>`,
  );
  return `<!doctype html>
<html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Telas da Órbita</title>
<style>${style}</style>
<h1>Telas da Órbita</h1>
<p>${shots.length} imagens.</p>
<ul>${findings.map((finding) => `<li>${escapeHtml(finding)}</li>`).join('')}</ul>
<nav>${filters.map(fieldset).join('')}</nav>
${sections.join('\n')}
</html>
`;
}
