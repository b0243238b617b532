import type { ConfirmDialogProps } from './confirm-window.tsx';
import { LazyDialog, preloadable } from './lazy-dialog.tsx';

const load = preloadable(async () => (await import('./confirm-window.tsx')).ConfirmWindow);

export const ConfirmDialog = (props: ConfirmDialogProps) => <LazyDialog load={load} props={props} />;
