import { useEffect, useRef, useState } from 'react';

/**
 * The text of a search box that an address follows: `[query, type]`. Typing is shown at once, and whoever
 * types writes the address too; an address that was not written so (a link, the browser's history) changes
 * the box.
 */
export function useQueryBox(inAddress: string): [query: string, type: (query: string) => void] {
  const [query, setQuery] = useState(inAddress);
  const onTheWay = useRef<string[]>([]);

  useEffect(() => {
    const written = onTheWay.current.indexOf(inAddress);
    onTheWay.current = written < 0 ? [] : onTheWay.current.slice(written + 1);
    if (written < 0) setQuery(inAddress);
  }, [inAddress]);

  const type = (next: string) => {
    if (next === query) return;
    onTheWay.current.push(next);
    setQuery(next);
  };
  return [query, type];
}
