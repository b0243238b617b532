import type { DrawerProps } from './drawer-window.tsx';
import { WhenOpened, windowOf } from './when-opened.tsx';

const load = windowOf(async () => (await import('./drawer-window.tsx')).DrawerWindow);

export const Drawer = (props: DrawerProps) => <WhenOpened load={load} props={props} />;
