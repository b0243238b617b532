import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';

/** Pixels that a pointer may move and still mean a click. */
const threshold = 5;

/**
 * Lets a mouse or pen drag what scrolls sideways; fingers do it by themselves. A drag is no click on what lies under
 * it.
 */
export function useDragScroll(strip: RefObject<HTMLElement | null>) {
  const grip = useRef<{ x: number; left: number; isDragging: boolean } | null>(null);
  const letGo = () => {
    grip.current = null;
  };
  return {
    onPointerDown: ({ pointerType, button, clientX }: PointerEvent) => {
      const isOurs = pointerType !== 'touch' && button === 0;
      grip.current = isOurs ? { x: clientX, left: strip.current?.scrollLeft ?? 0, isDragging: false } : null;
    },
    onPointerMove: ({ buttons, clientX, pointerId }: PointerEvent) => {
      const held = grip.current;
      if (!held || !strip.current || buttons === 0) return;
      const moved = clientX - held.x;
      if (!held.isDragging && Math.abs(moved) <= threshold) return;
      if (!held.isDragging) strip.current.setPointerCapture?.(pointerId);
      held.isDragging = true;
      strip.current.scrollLeft = held.left - moved;
    },
    // The click that a drag ends with comes before the timer.
    onPointerUp: () => void setTimeout(letGo),
    onPointerCancel: letGo,
    onClickCapture: (event: MouseEvent) => {
      if (!grip.current?.isDragging) return;
      event.preventDefault();
      event.stopPropagation();
    },
    // An image or a text under the pointer is not what is dragged.
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  };
}
