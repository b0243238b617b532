import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { announce } from '../toast/announce.ts';
import { Scroller } from './scroller.tsx';

/** A block of code with the name of its language, which scrolls sideways and can be copied. */
export function CodeBlock({ language, children }: { language: string | null; children: ReactNode }) {
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
