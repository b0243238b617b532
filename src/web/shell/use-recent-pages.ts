import { useEffect } from 'react';
import { bareTitle } from '#web/lib/bare-title.ts';
import { rememberPage } from '#web/lib/recent-pages.ts';
import { isSignedIn } from '#web/session/session.ts';

const suffix = ' · Órbita';

/** Remembers each screen by what it names the tab, which some know only once they have loaded. */
export function useRecentPages(): void {
  useEffect(() => {
    const remember = () => {
      // On the way out the layout still stands here.
      if (!isSignedIn()) return;
      const title = bareTitle();
      const { pathname: path } = window.location;
      // Where a payment is on its way is no place to come back to.
      if (title.endsWith(suffix) && !/^\/(?:payments\/return|sandbox)/.test(path))
        rememberPage({ path, title: title.slice(0, -suffix.length) });
    };
    remember();
    const observer = new MutationObserver(remember);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
}
