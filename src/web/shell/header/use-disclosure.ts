import { useEffect, useRef, useState } from 'react';

/** Something small that opens under its button and closes on Escape, on leaving it and on a press elsewhere. */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const leave = (event: Event) => {
      if (!whole.current?.contains(event.target as Node)) setOpen(false);
    };
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave, listening);
    document.addEventListener('focusin', leave, listening);
    document.addEventListener('keydown', giveUp, listening);
    return () => listening.abort();
  }, [open]);

  return { open, whole, button, toggle: () => setOpen(!open), close: () => setOpen(false) };
}
