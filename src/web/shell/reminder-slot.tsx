import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { noticePermission, onNoticePress } from '#web/lib/notices.ts';

const everyMs = 15 * 60_000;

interface ReminderSlotProps {
  userId: string;
  /** Whether the profile wants notices of the browser. */
  isWanted: boolean;
}

/** Looks now and then whether the student is to be reminded of something, while a page is open and they are elsewhere. */
export function ReminderSlot({ userId, isWanted }: ReminderSlotProps) {
  const client = useQueryClient();
  const { history } = useRouter();
  useEffect(() => onNoticePress((path) => history.push(path)), [history]);
  useEffect(() => {
    if (!isWanted) return;
    const look = async () => {
      // Whoever looks at the page sees it there.
      if (noticePermission() !== 'granted' || (!document.hidden && document.hasFocus())) return;
      const { remind } = await import('./remind.ts');
      await remind({ client, userId, now: new Date() });
    };
    // Offline or signed out: at the next look.
    const timer = setInterval(() => look().catch(() => {}), everyMs);
    return () => clearInterval(timer);
  }, [client, userId, isWanted]);
  return null;
}
