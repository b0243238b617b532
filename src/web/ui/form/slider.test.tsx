import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Slider } from './slider.tsx';

function Weeks() {
  const [weeks, setWeeks] = useState(4);
  return (
    <Slider
      label="Número de semanas"
      value={weeks}
      onValueChange={setWeeks}
      min={1}
      max={12}
      formatValue={(value) => (value === 1 ? '1 semana' : `${value} semanas`)}
    />
  );
}

it('moves with the keyboard within its limits and says the value in words', async () => {
  render(<Weeks />);
  const slider = screen.getByRole('slider', { name: 'Número de semanas' });
  slider.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(slider.getAttribute('aria-valuetext')).toBe('5 semanas');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(slider.getAttribute('aria-valuenow')).toBe('12');
  await userEvent.keyboard('{Home}');
  expect(slider.getAttribute('aria-valuetext')).toBe('1 semana');
  expect(slider.getAttribute('aria-valuenow')).toBe('1');
});
