import { useEffect, useState } from 'react';
import { onAnnounce } from './announce.ts';

const nothing = { text: '', turn: 0 };

/** Where announce() speaks; mounted once, at the root. */
export function LiveRegion() {
  const [polite, setPolite] = useState(nothing);
  const [urgent, setUrgent] = useState(nothing);
  useEffect(
    () =>
      onAnnounce((announcement) => {
        const set = announcement.urgent ? setUrgent : setPolite;
        set((before) => ({ text: announcement.text, turn: before.turn + 1 }));
      }),
    [],
  );
  // A new element for each turn: the same sentence twice is said twice.
  return (
    <div className="sr-only">
      <div aria-live="polite" aria-atomic="true">
        <p key={polite.turn}>{polite.text}</p>
      </div>
      <div aria-live="assertive" aria-atomic="true">
        <p key={urgent.turn}>{urgent.text}</p>
      </div>
    </div>
  );
}
