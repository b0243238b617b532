import { Check, Copy } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Components } from 'react-markdown';
import { IconButton } from '../icon-button.tsx';
import { announce } from '../toast/announce.ts';
import { Scroller } from './scroller.tsx';
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
    if (language === 'svg' && code) return <Drawing svg={textOf(code)} alt={String(code.data?.meta ?? '')} />;
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

/** A drawing in black lines, which are white at night. As a picture it runs no script and loads nothing. */
function Drawing({ svg, alt }: { svg: string; alt: string }) {
  const whole = svg.includes('xmlns') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return (
    <img
      data-block="drawing"
      decoding="async"
      alt={alt || 'Desenho sem descrição'}
      src={`data:image/svg+xml,${encodeURIComponent(whole)}`}
      className="w-full max-w-96 dark:invert"
    />
  );
}

/** A block of code with the name of its language, which scrolls sideways and can be copied. */
function CodeBlock({ language, children }: { language: string | null; children: ReactNode }) {
  const code = useRef<HTMLPreElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const shown = code.current;
    if (!shown) return;
    try {
      await navigator.clipboard.writeText((shown.textContent ?? '').replace(/\n$/, ''));
      setCopied(true);
      announce('Código copiado.');
    } catch {
      // Outside https a page has no clipboard: the student's own copying does.
      getSelection()?.selectAllChildren(shown);
      announce('Código selecionado. Copie com o teclado ou o menu.');
    }
  };

  return (
    <div data-block="code" className="rounded-md bg-well">
      <div className="flex items-center justify-between gap-2 ps-3">
        <span className="min-w-0 truncate text-ink-muted text-xs">{language}</span>
        <IconButton
          label="Copiar código"
          size="sm"
          onClick={(event) => {
            // What holds the text may turn over when it is clicked.
            event.stopPropagation();
            void copy();
          }}
        >
          {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        </IconButton>
      </div>
      <Scroller label="Código" className="px-3 pb-3">
        <pre ref={code} className="w-max min-w-full">
          {children}
        </pre>
      </Scroller>
    </div>
  );
}

/** A small number that leads to the source of what stands before it: the element with the id `source`. */
function SourceMark({ source, number }: { source: string; number: string }) {
  return (
    <sup className="whitespace-nowrap text-[0.75em] leading-none">
      <a
        href={`#${source}`}
        aria-label={`Fonte ${number}`}
        className="mx-px inline-block rounded-[0.25rem] bg-cometa-soft px-1 py-0.5 font-semibold tabular-nums no-underline!"
        onClick={(event) => {
          event.preventDefault();
          const element = document.getElementById(source);
          element?.focus();
          element?.scrollIntoView({ block: 'nearest' });
        }}
      >
        {number}
      </a>
    </sup>
  );
}

type LinkProps = Pick<ComponentProps<'a'>, 'href' | 'title' | 'children'>;

/** A link that leaves this site, or the text of one that leads nowhere. */
function OuterLink({ href, title, children }: LinkProps) {
  return href ? (
    <a href={href} title={title ?? 'Abre em outra aba'} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <span>{children}</span>
  );
}

interface SiteLinkProps extends LinkProps {
  onVisit: (path: string) => void;
}

/** A link that `onVisit` opens when it stays on this site, unless the student wants it elsewhere. */
export function SiteLink({ onVisit, ...link }: SiteLinkProps) {
  const { href, title, children } = link;
  if (!href?.startsWith('/')) return <OuterLink {...link} />;
  return (
    <a
      href={href}
      title={title}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onVisit(href);
      }}
    >
      {children}
    </a>
  );
}
