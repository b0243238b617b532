import { useEffect } from 'react';

/** Keeps toasts above what stands at the bottom of the screen, `height` tall (CSS), while the screen is shown. */
export function useToastLift(height: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--toast-lift', height);
    return () => void style.removeProperty('--toast-lift');
  }, [height]);
}
