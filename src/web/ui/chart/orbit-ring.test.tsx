import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrbitRing } from './orbit-ring.tsx';

const ring = (name: string) => screen.getByRole('progressbar', { name });

it('says how much is done, in percent or in words', () => {
  render(
    <>
      <OrbitRing label="Plano" value={12} max={20} />
      <OrbitRing label="Tópicos" value={12} max={20} valueText="12 de 20 tópicos" />
    </>,
  );
  expect(ring('Plano').getAttribute('aria-valuenow')).toBe('60');
  expect(ring('Plano').getAttribute('aria-valuetext')).toBe('60%');
  expect(ring('Tópicos').getAttribute('aria-valuetext')).toBe('12 de 20 tópicos');
});

it.each([
  ['more than all', 30, 20, '100', '1turn'],
  ['less than nothing', -5, 20, '0', '0turn'],
  ['a part of nothing', 3, 0, '0', '0turn'],
])('keeps the planet on the ring for %s', (_case, value, max, now, turn) => {
  render(<OrbitRing label="Plano" value={value} max={max} />);
  expect(ring('Plano').getAttribute('aria-valuenow')).toBe(now);
  expect(ring('Plano').querySelector('g')?.style.transform).toBe(`rotate(${turn})`);
});
