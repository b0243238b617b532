import { expect, it } from 'vitest';
import { formatDate, formatTime, longDate } from './format.ts';

it('writes instants as the clock of the device shows them', () => {
  for (const iso of ['2026-03-10T02:59:59Z', '2026-03-10T03:00:00Z', '2026-12-31T23:59:59.999Z']) {
    const here = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('pt-BR', options).format(new Date(iso));
    expect([formatDate(iso), longDate(iso), formatTime(iso)]).toEqual([
      here({ dateStyle: 'short' }),
      here({ dateStyle: 'long' }),
      here({ timeStyle: 'short' }),
    ]);
  }
});
