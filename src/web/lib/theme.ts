import { useSyncExternalStore } from 'react';
import { storage } from './storage.ts';

export type Theme = 'light' | 'dark';

type Listener = () => void;
const listeners = new Set<Listener>();

/** The theme on the page now. */
export const currentTheme = (): Theme =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';

/** Shows `theme` and remembers it on this device, so that the next load starts with it. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  storage.set('theme', theme);
  for (const listener of listeners) listener();
}

/** Runs `listener` whenever a theme is applied; returns the way to stop. */
function onThemeChange(listener: Listener): Listener {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Switches stars and flips on or off, as the profile says; the system's own wish always wins. */
export function applyAnimations(enabled: boolean): void {
  const { dataset } = document.documentElement;
  if (enabled) delete dataset.animations;
  else dataset.animations = 'off';
}

/** The theme on the page, followed as it changes. */
export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, currentTheme, () => 'light');
