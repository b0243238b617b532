import { describe, expect, it } from 'vitest';
import { utcOffsets } from './utc-offsets.ts';

const over = (from: string, until: string, zone: string) =>
  utcOffsets(new Date(from), new Date(until), zone).map(({ start, minutes }) => [
    start.toISOString(),
    minutes,
  ]);

describe('the offsets of a zone', () => {
  it('are one where clocks never change', () => {
    expect(over('2025-03-11T10:07:00Z', '2026-03-11T15:00:00Z', 'America/Sao_Paulo')).toEqual([
      ['2025-03-11T10:00:00.000Z', -180],
    ]);
    expect(over('2025-03-11T00:00:00Z', '2026-03-11T15:00:00Z', 'Asia/Kathmandu')).toEqual([
      ['2025-03-11T00:00:00.000Z', 345],
    ]);
  });

  it('change at the very quarter of an hour', () => {
    expect(over('2025-03-11T11:30:00Z', '2026-03-11T15:00:00Z', 'Europe/Lisbon')).toEqual([
      ['2025-03-11T11:30:00.000Z', 0],
      ['2025-03-30T01:00:00.000Z', 60],
      ['2025-10-26T01:00:00.000Z', 0],
    ]);
    expect(over('2025-03-11T00:00:00Z', '2025-11-01T00:00:00Z', 'Australia/Lord_Howe')).toEqual([
      ['2025-03-11T00:00:00.000Z', 660],
      ['2025-04-05T15:00:00.000Z', 630],
      ['2025-10-04T15:30:00.000Z', 660],
    ]);
  });

  it('are known for the last day', () => {
    expect(over('2025-03-29T12:00:00Z', '2025-03-30T01:30:00Z', 'Europe/Lisbon')).toHaveLength(2);
  });
});
