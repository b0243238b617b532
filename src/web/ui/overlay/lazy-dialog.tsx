import { type ComponentType, useEffect, useState } from 'react';
import type { ConfirmDialogProps } from './confirm-window.tsx';
import type { DialogProps } from './dialog-window.tsx';
import type { DrawerProps } from './drawer-window.tsx';

const sources = new Set<() => Promise<unknown>>();

/** Names a part that is loaded when it is needed, so that `preloadLazy` knows it; answers the same. */
export function preloadable<Part>(load: () => Promise<Part>): () => Promise<Part> {
  sources.add(load);
  return load;
}

/** Loads everything that was put off, so that it opens at once and without a network. */
export async function preloadLazy(): Promise<void> {
  await Promise.allSettled([...sources].map((load) => load()));
}

interface Openable {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface LazyDialogProps<P> {
  load: () => Promise<ComponentType<P>>;
  /** Its own. */
  props: P;
}

/**
 * A window, loaded when it first opens: no screen waits for what nobody may ask for. It stands shut for one moment, so
 * that it opens as it would have done had it been there. If it can't be loaded, it says that it is shut again.
 */
export function LazyDialog<P extends Openable>({ load, props }: LazyDialogProps<P>) {
  const { open, onOpenChange } = props;
  const [Part, setPart] = useState<ComponentType<P>>();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!open || Part) return;
    let isGone = false;
    load().then(
      (Loaded) => isGone || setPart(() => Loaded),
      () => isGone || onOpenChange(false),
    );
    return () => {
      isGone = true;
    };
  }, [load, open, Part, onOpenChange]);
  useEffect(() => {
    if (Part) setReady(true);
  }, [Part]);
  return Part && <Part {...props} open={open && isReady} />;
}

const loadDialog = preloadable(async () => (await import('./dialog-window.tsx')).DialogWindow);

export const Dialog = (props: DialogProps) => <LazyDialog load={loadDialog} props={props} />;

const loadConfirmDialog = preloadable(async () => (await import('./confirm-window.tsx')).ConfirmWindow);

export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <LazyDialog load={loadConfirmDialog} props={props} />
);

const loadDrawer = preloadable(async () => (await import('./drawer-window.tsx')).DrawerWindow);

export const Drawer = (props: DrawerProps) => <LazyDialog load={loadDrawer} props={props} />;
