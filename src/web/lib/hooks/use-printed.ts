import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page has been asked for on paper, true before the browser looks at it. It stays true: some phones
 * say that printing is over while they still draw.
 */
export function usePrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia?.('print');
    const draw = () => flushSync(() => setIsPrinted(true));
    const change = ({ matches }: MediaQueryListEvent) => matches && setIsPrinted(true);
    window.addEventListener('beforeprint', draw);
    paper?.addEventListener('change', change);
    return () => {
      window.removeEventListener('beforeprint', draw);
      paper?.removeEventListener('change', change);
    };
  }, []);
  return isPrinted;
}
