import 'katex/dist/katex.min.css';
import './rich-text.css';
import rehypeKatex from 'rehype-katex';
import { type Child, hasClass, isElement, type Parent, type Plugins } from './tree.ts';

/**
 * Draws formulas. Nothing in one may make a link, load a picture or name a class (`trust`), grow without end
 * (`maxExpand`, commands) or be larger than 40 em (`maxSize`). A formula with an error is shown as typed:
 * rehype-katex never throws.
 */
const drawFormulas: Plugins[number] = [
  rehypeKatex,
  { trust: false, strict: 'ignore', maxExpand: 500, maxSize: 40, errorColor: 'var(--danger)' },
];

/** KaTeX explains errors in English, in a title that only a mouse finds. */
function explainErrors() {
  return (tree: Parent) => explain(tree.children);
}

function explain(children: readonly Child[]): void {
  for (const child of children) {
    if (!isElement(child)) continue;
    if (hasClass(child, 'katex-error')) child.properties.title = 'Esta fórmula tem um erro.';
    explain(child.children);
  }
}

export const mathPlugins: Plugins = [drawFormulas, explainErrors];
