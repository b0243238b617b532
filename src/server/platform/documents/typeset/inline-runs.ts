import type { PhrasingContent } from 'mdast';
import { pipe } from '#shared/markdown/math-delimiters.ts';
import { safeUrl } from '#shared/markdown/safe-url.ts';
import type { Run } from './runs.ts';
import { texRuns } from './tex-text.ts';

type Look = Omit<Run, 'text'>;

/** What stands within a paragraph, a cell or a heading. Of an image, its description: nothing is loaded. */
export function inlineRuns(nodes: readonly PhrasingContent[], look: Look = {}): Run[] {
  return nodes.flatMap((node) => runsOfNode(node, look));
}

function runsOfNode(node: PhrasingContent, look: Look): Run[] {
  switch (node.type) {
    case 'strong':
      return inlineRuns(node.children, { ...look, bold: true });
    case 'emphasis':
      return inlineRuns(node.children, { ...look, italic: true });
    case 'delete':
      return inlineRuns(node.children, { ...look, strike: true });
    case 'inlineCode':
      return [{ ...look, text: node.value, code: true }];
    case 'break':
      return [{ ...look, text: '\n' }];
    case 'link':
      return inlineRuns(node.children, { ...look, ...linkTo(node.url) });
    case 'image':
      return [{ ...look, text: node.alt || node.title || 'Imagem sem descrição', italic: true }];
    case 'inlineMath': {
      const runs = formulaRuns(node.value, look);
      return isDisplayed(node) ? [{ text: '\n' }, ...runs, { text: '\n' }] : runs;
    }
    default:
      if ('children' in node) return inlineRuns(node.children, look);
      return 'value' in node ? [{ ...look, text: node.value }] : [];
  }
}

/** TeX as text. */
export const formulaRuns = (tex: string, look: Look = {}): Run[] =>
  texRuns(tex.replaceAll(pipe, '|').replaceAll('\n', ' ')).map((part) => ({ ...look, ...part }));

/** Whether a formula stands on a line of its own. */
export function isDisplayed(node: PhrasingContent): boolean {
  const { className } = (node.data as { hProperties?: { className?: unknown } })?.hProperties ?? {};
  return node.type === 'inlineMath' && Array.isArray(className) && className.includes('math-display');
}

/** Characters of an address that leads somewhere; it stands once in the file for each line of its text. */
const longestAddress = 2000;

function linkTo(address: string): Look {
  const url = safeUrl(address, 'href');
  const isLink = url !== '' && url.length <= longestAddress && URL.canParse(url);
  return isLink ? { link: new URL(url).href } : {};
}
