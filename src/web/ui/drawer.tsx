import type { DrawerProps } from './drawer-window.tsx';
import { putOff } from './put-off.ts';
import { WhenOpened } from './when-opened.tsx';

const load = putOff(async () => (await import('./drawer-window.tsx')).DrawerWindow);

export const Drawer = (props: DrawerProps) => <WhenOpened load={load} props={props} />;
