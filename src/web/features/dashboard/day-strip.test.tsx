import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { addDays } from '#shared/rules/time/study-day.ts';
import { sampleDay } from '#test/support/samples/dashboard.ts';
import { DayStrip } from './day-strip.tsx';

const starOf = (day: string) => ({
  star: '*',
  words: day <= sampleDay && day > '2026-03-08' ? 'dia ativo' : '',
});
const onPick = vi.fn();

function Strip() {
  const [day, setDay] = useState(sampleDay);
  const pick = (next: string) => {
    onPick(next);
    setDay(next);
  };
  return <DayStrip today={sampleDay} value={day} onValueChange={pick} starOf={starOf} />;
}

function open() {
  onPick.mockClear();
  render(<Strip />);
  const strip = screen.getByRole('group', { name: 'Dia das tarefas' }).parentElement as HTMLElement;
  Object.defineProperty(strip, 'clientWidth', { value: 300 });
  return strip;
}
const day = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const labelOf = (radio: HTMLInputElement) => radio.labels?.[0] as HTMLElement;

/** Presses on a day, moves sideways by `pixels` and lets go there. */
function drag(strip: HTMLElement, on: HTMLElement, pixels: number, pointerType = 'mouse') {
  const at = (clientX: number) => ({ clientX, pointerType, button: 0, buttons: 1, pointerId: 1 });
  fireEvent.pointerDown(on, at(100));
  fireEvent.pointerMove(strip, at(100 + pixels));
  fireEvent.pointerUp(strip, at(100 + pixels));
  fireEvent.click(on);
}

describe('the strip of days', () => {
  it('reaches thirty days to both sides, marks today and says which days were active', () => {
    open();
    expect(screen.getAllByRole('radio')).toHaveLength(61);
    const today = day('hoje, quarta-feira, 11 de março, dia ativo');
    expect([today.checked, today.getAttribute('aria-current')]).toEqual([true, 'date']);
    expect(screen.getAllByRole('radio', { name: /dia ativo/ })).toHaveLength(3);
    const values = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
    expect([values[0], values.at(-1)]).toEqual([addDays(sampleDay, -30), addDays(sampleDay, 30)]);
  });

  it('draws the days around the chosen one first', () => {
    const chosen = addDays(sampleDay, -20);
    const first = document.createElement('div');
    first.innerHTML = renderToStaticMarkup(
      <DayStrip today={sampleDay} value={chosen} onValueChange={onPick} starOf={starOf} />,
    );
    const drawn = [...first.querySelectorAll('input')].map(({ value }) => value);
    expect([drawn[0], drawn.at(-1)]).toEqual([addDays(sampleDay, -30), addDays(chosen, 15)]);
    expect(first.querySelectorAll('fieldset > .w-11')).toHaveLength(61);
  });

  it('picks a day by a click and by the arrow keys', async () => {
    open();
    await userEvent.click(day('sexta-feira, 13 de março'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(onPick.mock.calls.flat()).toEqual(['2026-03-13', '2026-03-12', '2026-03-11', '2026-03-10']);
  });

  it('takes five pixels for a click, and six for a drag', () => {
    const strip = open();
    strip.scrollLeft = 400;
    const target = labelOf(day('sexta-feira, 13 de março'));
    drag(strip, target, -6);
    expect([strip.scrollLeft, onPick.mock.calls.length]).toEqual([406, 0]);
    drag(strip, target, 80);
    expect([strip.scrollLeft, onPick.mock.calls.length]).toEqual([326, 0]);
    drag(strip, target, 5);
    expect(onPick.mock.calls.flat()).toEqual(['2026-03-13']);
  });

  it('can be clicked again after a drag that ended outside', async () => {
    const strip = open();
    fireEvent.pointerDown(strip, { clientX: 100, pointerType: 'mouse', button: 0, buttons: 1 });
    fireEvent.pointerMove(strip, { clientX: 20, pointerType: 'mouse', buttons: 1 });
    fireEvent.pointerUp(strip, { clientX: 20, pointerType: 'mouse' });
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.click(day('sexta-feira, 13 de março'));
    expect(onPick.mock.calls.flat()).toEqual(['2026-03-13']);
  });

  it('leaves fingers to the browser, which scrolls by itself', () => {
    const strip = open();
    strip.scrollLeft = 400;
    drag(strip, strip, -80, 'touch');
    expect(strip.scrollLeft).toBe(400);
  });

  it('moves by its buttons, most of what is in sight at a time', async () => {
    const strip = open();
    strip.scrollLeft = 400;
    await userEvent.click(screen.getByRole('button', { name: 'Próximos dias' }));
    expect(strip.scrollLeft).toBe(640);
    await userEvent.click(screen.getByRole('button', { name: 'Dias anteriores' }));
    expect(strip.scrollLeft).toBe(400);
    expect(onPick).not.toHaveBeenCalled();
  });
});
