import type { ConfirmDialogProps } from './confirm-window.tsx';
import { LazyDialog } from './lazy-dialog.tsx';
import { preloadable } from './preload-lazy.ts';

const load = preloadable(async () => (await import('./confirm-window.tsx')).ConfirmWindow);

export const ConfirmDialog = (props: ConfirmDialogProps) => <LazyDialog load={load} props={props} />;
