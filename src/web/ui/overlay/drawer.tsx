import type { DrawerProps } from './drawer-window.tsx';
import { WhenOpened } from './lazy-dialog.tsx';
import { putOff } from './preload-lazy.ts';

const load = putOff(async () => (await import('./drawer-window.tsx')).DrawerWindow);

export const Drawer = (props: DrawerProps) => <WhenOpened load={load} props={props} />;
