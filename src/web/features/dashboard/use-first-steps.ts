import { useState } from 'react';
import { storage } from '#web/lib/storage.ts';
import { accessToken, tokenOwner } from '#web/session/session.ts';

/** Whether the student has sent the first steps away, on this device, and the way to do so. */
export function useFirstSteps(): [isDismissed: boolean, dismiss: () => void] {
  const [key] = useState(() => `firstStepsDismissed.${tokenOwner(accessToken())}`);
  const [isDismissed, setIsDismissed] = useState(() => storage.get(key) !== null);
  return [
    isDismissed,
    () => {
      storage.set(key, 'true');
      setIsDismissed(true);
    },
  ];
}
