import type { Components } from 'react-markdown';
import { CodeBlock } from './code-block.tsx';
import { OuterLink } from './links.tsx';
import { Scroller } from './scroller.tsx';
import { SourceMark } from './source-mark.tsx';
import { isElement, textOf } from './tree.ts';

/** How the elements of a text are drawn where they differ from plain HTML. */
export const elements: Components = {
  a: OuterLink,
  img: ({ src, alt, title }) =>
    src ? (
      // Only pictures within the text itself come so far: see `linkPictures`.
      <img decoding="async" alt={alt || title || 'Imagem sem descrição'} title={title} src={src} />
    ) : (
      <span>{alt || title}</span>
    ),
  pre: ({ node, children }) => {
    const code = node?.children.find(isElement);
    const language = /language-(\S+)/.exec(String(code?.properties.className ?? ''))?.[1] ?? null;
    return <CodeBlock language={language}>{children}</CodeBlock>;
  },
  table: ({ children }) => (
    <div data-block="table">
      <Scroller label="Tabela">
        <table>{children}</table>
      </Scroller>
    </div>
  ),
  th: ({ style, children }) => (
    <th scope="col" style={style}>
      {children}
    </th>
  ),
  // A list may begin with a year, which needs more room than the margin of a list has.
  ol: ({ node, start = 1, children }) => {
    const last = start + (node?.children.filter(isElement).length ?? 0) - 1;
    return (
      <ol start={start} style={{ paddingInlineStart: `${0.65 + 0.6 * String(last).length}em` }}>
        {children}
      </ol>
    );
  },
  sup: ({ node, children }) =>
    node?.properties.dataSource ? (
      <SourceMark source={String(node.properties.dataSource)} number={textOf(node)} />
    ) : (
      <sup>{children}</sup>
    ),
  input: ({ checked }) => (
    <span role="img" aria-label={checked ? 'feito' : 'a fazer'}>
      {checked ? '☑' : '☐'}
    </span>
  ),
  span: ({ node, className, children, ...rest }) =>
    className === 'katex-display' ? (
      <Scroller as="span" label="Fórmula" className="katex-display">
        {children}
      </Scroller>
    ) : (
      <span className={className} {...rest}>
        {children}
      </span>
    ),
};

/** In one line, which may lie within a link or a button: no block, link or picture. */
export const inlineElements: Components = {
  a: ({ children }) => <span>{children}</span>,
  img: ({ alt, title }) => <span>{alt || title || 'imagem'}</span>,
  input: elements.input,
};

export const blockTags = [
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
