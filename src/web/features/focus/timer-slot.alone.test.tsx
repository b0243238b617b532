import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startFocus, takeFocusTarget } from '#web/lib/focus-target.ts';
import { TimerSlot } from './timer-slot.tsx';

vi.mock('./timer/timer-widget.tsx', () => ({
  TimerWidget: ({ userId }: { userId: string }) => <button type="button">timer de {userId}</button>,
}));

const idle = vi.hoisted(() => ({ works: [] as (() => void)[] }));

beforeEach(() => {
  localStorage.clear();
  idle.works = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.works.push(work));
  vi.stubGlobal('cancelIdleCallback', () => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));

it('waits until the page has nothing else to do', async () => {
  render(<TimerSlot userId="ana" />);
  await settled();
  expect(screen.queryByText('timer de ana')).toBeNull();
  await vi.waitFor(() => expect(idle.works).toHaveLength(1), 60_000);
  idle.works[0]?.();
  expect(await screen.findByText('timer de ana')).toBeTruthy();
});

it('waits for nothing while a timer runs', async () => {
  localStorage.setItem('pomodoroIsActive', 'true');
  render(<TimerSlot userId="ana" />);
  expect(await screen.findByText('timer de ana')).toBeTruthy();
  expect(idle.works).toEqual([]);
});

it('comes at once when a student wants to study something, which then still waits for it', async () => {
  render(<TimerSlot userId="ana" />);
  startFocus({ kind: 'subject', subject: 'Física' });
  expect(await screen.findByText('timer de ana')).toBeTruthy();
  expect(takeFocusTarget()).toEqual({ kind: 'subject', subject: 'Física' });
});

it('knows the student from the token when the profile can’t be asked for', async () => {
  localStorage.setItem('pomodoroIsActive', 'true');
  localStorage.setItem('token', `e30.${btoa(JSON.stringify({ sub: 'bia' }))}.x`);
  render(<TimerSlot userId={undefined} />);
  expect(await screen.findByText('timer de bia')).toBeTruthy();
});

it('is a button from the first drawing on, while nobody is known, too', async () => {
  localStorage.setItem('pomodoroIsActive', 'true');
  render(<TimerSlot userId={undefined} />);
  await settled();
  expect(screen.getByRole('button', { name: 'Timer: abrir' })).toBeTruthy();
});

it('comes when the button is pressed, and opens', async () => {
  render(<TimerSlot userId="ana" />);
  screen.getByRole('button', { name: 'Timer: abrir' }).click();
  expect(await screen.findByText('timer de ana')).toBeTruthy();
  expect(takeFocusTarget()).toBe('any');
});

it('keeps the focus of whoever had reached the button before it came', async () => {
  render(<TimerSlot userId="ana" />);
  act(() => screen.getByRole('button', { name: 'Timer: abrir' }).focus());
  act(() => startFocus('any'));
  const timer = await screen.findByText('timer de ana');
  expect(document.activeElement).toBe(timer);
});
