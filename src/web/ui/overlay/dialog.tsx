import type { DialogProps } from './dialog-window.tsx';
import { LazyDialog } from './lazy-dialog.tsx';
import { preloadable } from './preload-lazy.ts';

const load = preloadable(async () => (await import('./dialog-window.tsx')).DialogWindow);

export const Dialog = (props: DialogProps) => <LazyDialog load={load} props={props} />;
