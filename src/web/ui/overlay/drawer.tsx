import type { DrawerProps } from './drawer-window.tsx';
import { LazyDialog } from './lazy-dialog.tsx';
import { preloadable } from './preload-lazy.ts';

const load = preloadable(async () => (await import('./drawer-window.tsx')).DrawerWindow);

export const Drawer = (props: DrawerProps) => <LazyDialog load={load} props={props} />;
