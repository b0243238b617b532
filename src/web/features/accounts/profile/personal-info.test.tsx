import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { someStudent } from '#test/support/web.tsx';
import { NoticesChoice, type PersonalInfo, personalInfoOf } from './personal-info.tsx';

afterEach(() => vi.unstubAllGlobals());

function Form({ info }: { info: PersonalInfo }) {
  const { control, register } = useForm<PersonalInfo>({ defaultValues: info });
  return <NoticesChoice control={control} field={register('preferences.notifications.push')} />;
}

function open(
  permission: NotificationPermission | null,
  isWanted = false,
  decision: NotificationPermission = 'granted',
) {
  const request = vi.fn(async () => decision);
  vi.stubGlobal(
    'Notification',
    permission && Object.assign(() => {}, { permission, requestPermission: request }),
  );
  const info = personalInfoOf(someStudent());
  info.preferences.notifications = { email: true, push: isWanted };
  render(<Form info={info} />);
  return request;
}
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Notificações push no navegador' });
const allow = () => screen.queryByRole('button', { name: 'Permitir no navegador' });

it('asks the browser when it is turned on, never by itself', async () => {
  const request = open('default');
  expect([request.mock.calls.length, allow()]).toEqual([0, null]);
  await userEvent.click(box());
  expect(box().checked).toBe(true);
  expect(request).toHaveBeenCalledOnce();
  await userEvent.click(box());
  expect(request).toHaveBeenCalledOnce();
});

it('offers to ask where it was on before', async () => {
  const request = open('default', true, 'denied');
  expect(request).not.toHaveBeenCalled();
  await userEvent.click(allow() as HTMLElement);
  expect(request).toHaveBeenCalledOnce();
  expect(await screen.findByText(/O navegador está bloqueando/)).toBeTruthy();
  expect(allow()).toBeNull();
});

it.each([
  ['denied', /O navegador está bloqueando as notificações/],
  ['granted', /Flashcards para revisar, sequência em risco e o fim do timer/],
  [null, /Este navegador não mostra notificações/],
] as const)('explains what %s means', (permission, sentence) => {
  open(permission, true);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(allow()).toBeNull();
});
