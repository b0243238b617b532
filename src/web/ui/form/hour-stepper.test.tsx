import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { HourStepper } from './hour-stepper.tsx';

function Monday({ hours }: { hours: number }) {
  const [value, setValue] = useState(hours);
  return (
    <HourStepper
      id="seg"
      name="Segunda-feira"
      value={value}
      onChange={setValue}
      min={0}
      max={12}
      step={0.5}
    />
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('Segunda-feira');
const less = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Meia hora a menos: Segunda-feira' });
const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Meia hora a mais: Segunda-feira' });

it.each([
  [0.3, '1', '0'],
  [1.24, '1.5', '0.5'],
  [11.9, '12', '11.5'],
])('%d steps to the half hours around it', async (hours, up, down) => {
  render(<Monday hours={hours} />);
  await userEvent.click(more());
  expect(field().value).toBe(up);
  fireEvent.change(field(), { target: { value: String(hours) } });
  await userEvent.click(less());
  expect(field().value).toBe(down);
});

it('ends at its bounds, and takes no negative hours', () => {
  render(<Monday hours={12} />);
  expect(more().disabled).toBe(true);
  fireEvent.change(field(), { target: { value: '-3' } });
  expect(field().value).toBe('0');
  expect(less().disabled).toBe(true);
});

it('may be empty while it is typed', () => {
  render(<Monday hours={2} />);
  fireEvent.change(field(), { target: { value: '' } });
  expect(field().value).toBe('');
});
