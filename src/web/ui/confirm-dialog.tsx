import type { ConfirmDialogProps } from './confirm-window.tsx';
import { putOff } from './put-off.ts';
import { WhenOpened } from './when-opened.tsx';

const load = putOff(async () => (await import('./confirm-window.tsx')).ConfirmWindow);

export const ConfirmDialog = (props: ConfirmDialogProps) => <WhenOpened load={load} props={props} />;
