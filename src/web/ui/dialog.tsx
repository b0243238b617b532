import type { DialogProps } from './dialog-window.tsx';
import { WhenOpened, windowOf } from './when-opened.tsx';

const load = windowOf(async () => (await import('./dialog-window.tsx')).DialogWindow);

export const Dialog = (props: DialogProps) => <WhenOpened load={load} props={props} />;
