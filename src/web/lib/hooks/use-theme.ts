import { useSyncExternalStore } from 'react';
import { currentTheme, onThemeChange, type Theme } from '../theme.ts';

/** The theme on the page, followed as it changes. */
export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, currentTheme, () => 'light');
