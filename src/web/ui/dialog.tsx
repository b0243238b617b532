import type { DialogProps } from './dialog-window.tsx';
import { putOff } from './put-off.ts';
import { WhenOpened } from './when-opened.tsx';

const load = putOff(async () => (await import('./dialog-window.tsx')).DialogWindow);

export const Dialog = (props: DialogProps) => <WhenOpened load={load} props={props} />;
