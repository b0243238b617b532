import type { VirtualItem } from '@tanstack/react-virtual';

let kept: { width: number; rows: VirtualItem[] } = { width: 0, rows: [] };

/** Keeps how tall rows were, so that the list is as long when it is opened again and its place is found. */
export function keepRowSizes(rows: VirtualItem[]): void {
  kept = { width: window.innerWidth, rows };
}

/** What was kept; nothing when the window has another width by now. */
export const keptRowSizes = (): VirtualItem[] => (kept.width === window.innerWidth ? kept.rows : []);
