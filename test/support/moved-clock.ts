// Preloaded into a process that has to live at another time: its clock starts at CLOCK_STARTS_AT, an ISO instant, and
// runs on from there; what it starts with its environment tells the same time. So does an embedded database.

import { moveClock } from './move-clock.ts';

const { env } = process;
env.CLOCK_SHIFT ??= String(Date.parse(env.CLOCK_STARTS_AT ?? '') - Date.now());
const shift = Number(env.CLOCK_SHIFT);
if (Number.isNaN(shift)) throw new Error('CLOCK_STARTS_AT is not an instant');
moveClock(shift);
