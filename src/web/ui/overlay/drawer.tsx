import type { DrawerProps } from './drawer-window.tsx';
import { LazyDialog, preloadable } from './lazy-dialog.tsx';

const load = preloadable(async () => (await import('./drawer-window.tsx')).DrawerWindow);

export const Drawer = (props: DrawerProps) => <LazyDialog load={load} props={props} />;
