import { type ReactNode, useEffect, useReducer } from 'react';
import type { EncodedText } from './cloze.ts';
import type { Look } from './render-markdown.tsx';

/** What a text needs to be drawn. */
export type Need = 'nothing' | 'markdown' | 'math';
type Renderer = (text: EncodedText, look: Look) => ReactNode;

/** What has arrived; kept for the page's life, so that only its first text waits. */
const renderers: { markdown?: Renderer; math?: Renderer } = {};

async function load(need: 'markdown' | 'math'): Promise<void> {
  const [{ renderMarkdown }, math] = await Promise.all([
    import('./render-markdown.tsx'),
    need === 'math' ? import('./math.ts') : undefined,
  ]);
  renderers.markdown ??= (text, look) => renderMarkdown(text, { ...look, mathPlugins: [] });
  if (math) renderers.math ??= (text, look) => renderMarkdown(text, { ...look, ...math });
}

/** What draws a text, or null while it is on its way, out of reach, or not needed. */
export function useRenderer(need: Need): Renderer | null {
  const [, arrive] = useReducer((count: number) => count + 1, 0);
  const renderer = need === 'nothing' ? null : renderers[need];
  useEffect(() => {
    if (need === 'nothing' || renderer) return;
    // It may have come between the drawing and this effect: then loading again answers at once.
    let isHere = true;
    load(need).then(
      () => isHere && arrive(),
      // Offline, or a new version was published: the plain text stays, and the next text tries again.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [need, renderer]);
  return renderer ?? null;
}
