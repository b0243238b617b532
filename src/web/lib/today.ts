import { useEffect, useState } from 'react';
import type { StudyDay } from '#shared/rules/time/study-day.ts';

/** The calendar day where the student is: on the clock of the device, whose zone every call tells the server. */
export function today(now: Date = new Date()): StudyDay {
  const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return new Date(day).toISOString().slice(0, 10);
}

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
