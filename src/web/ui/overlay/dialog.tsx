import type { DialogProps } from './dialog-window.tsx';
import { WhenOpened } from './lazy-dialog.tsx';
import { putOff } from './preload-lazy.ts';

const load = putOff(async () => (await import('./dialog-window.tsx')).DialogWindow);

export const Dialog = (props: DialogProps) => <WhenOpened load={load} props={props} />;
