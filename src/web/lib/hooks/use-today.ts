import { useEffect, useState } from 'react';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { today } from '../today.ts';

const untilMidnight = () => new Date().setHours(24, 0, 0, 0) - Date.now();

/** The student's day, right on any page in sight: over midnight, after sleep, in another zone. */
export function useToday(): StudyDay {
  const [day, setDay] = useState(() => today());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      setDay(today());
      timer = setTimeout(look, untilMidnight());
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return day;
}
