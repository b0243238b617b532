import Markdown, { type Components } from 'react-markdown';
import rehypeKatex from 'rehype-katex';
import { displayMath } from '#shared/markdown/markdown-syntax.ts';
import { mathDelimiters } from '#shared/markdown/math-delimiters.ts';
import { markClozes } from '#web/ui/rich-text/mark-clozes.ts';
import { syntax } from '#web/ui/rich-text/render-markdown.tsx';
import { isElement, textOf } from '#web/ui/rich-text/tree.ts';

/** Without its headings' own levels a lesson would have two of the first. */
const components: Components = {
  table: ({ children }) => (
    <div className="wide">
      <table>{children}</table>
    </div>
  ),
  pre: ({ node, children }) => {
    const code = node?.children.find(isElement);
    if (!code || !/language-svg/.test(String(code.properties.className)))
      return <pre className="wide">{children}</pre>;
    const svg = textOf(code);
    const whole = svg.includes('xmlns')
      ? svg
      : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
    return (
      <img alt={String(code.data?.meta ?? '')} src={`data:image/svg+xml,${encodeURIComponent(whole)}`} />
    );
  },
};

/** A text of a lesson; its formulas are MathML, which needs no style and no font. */
export const Text = ({ children, inline = false }: { children: string; inline?: boolean }) => (
  <Markdown
    remarkPlugins={[...syntax, displayMath]}
    rehypePlugins={[
      [markClozes, null],
      [rehypeKatex, { trust: false, strict: 'ignore', output: 'mathml' }],
    ]}
    components={components}
    {...(inline && { disallowedElements: ['p'], unwrapDisallowed: true })}
  >
    {mathDelimiters(children)}
  </Markdown>
);
