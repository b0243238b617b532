import type { ConfirmDialogProps } from './confirm-window.tsx';
import { WhenOpened } from './lazy-dialog.tsx';
import { putOff } from './preload-lazy.ts';

const load = putOff(async () => (await import('./confirm-window.tsx')).ConfirmWindow);

export const ConfirmDialog = (props: ConfirmDialogProps) => <WhenOpened load={load} props={props} />;
