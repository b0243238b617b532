import type { ConfirmDialogProps } from './confirm-window.tsx';
import { WhenOpened, windowOf } from './when-opened.tsx';

const load = windowOf(async () => (await import('./confirm-window.tsx')).ConfirmWindow);

export const ConfirmDialog = (props: ConfirmDialogProps) => <WhenOpened load={load} props={props} />;
