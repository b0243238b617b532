import type { Settings } from './settings.ts';

/** How long a process that serves may take to end: when it is asked to, and when another serves already. */
export const stopWithinMs = 10_000;
export const relievedWithinMs = 40_000;

/** What is said once all of an installation serves. */
export const onAir = ({ ROLE, APP_URL }: Settings): string =>
  ROLE === 'jobs'
    ? 'Órbita está no ar, só com o trabalho em segundo plano\n'
    : `Órbita está no ar em ${APP_URL}\n`;
