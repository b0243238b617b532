import type { DialogProps } from './dialog-window.tsx';
import { LazyDialog, preloadable } from './lazy-dialog.tsx';

const load = preloadable(async () => (await import('./dialog-window.tsx')).DialogWindow);

export const Dialog = (props: DialogProps) => <LazyDialog load={load} props={props} />;
