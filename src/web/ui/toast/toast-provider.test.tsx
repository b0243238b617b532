import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { ToastProvider } from './toast-provider.tsx';
import { type ToastOptions, useToast } from './use-toast.ts';

function Delete(options: ToastOptions) {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast.success('Flashcard excluído.', options)}>
      Excluir
    </button>
  );
}

function Farewell() {
  const toast = useToast();
  useEffect(() => toast.info('Até logo.'), [toast]);
  return null;
}

function show(options: ToastOptions = {}) {
  render(
    <ToastProvider>
      <Delete {...options} />
    </ToastProvider>,
  );
}

const message = () => screen.findByRole('dialog', { name: 'Flashcard excluído.' });

it('can be closed by whoever hears the page, too', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  await message();
  await userEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
  await waitFor(() => expect(screen.queryByText('Flashcard excluído.')).toBeNull());
});

it('shows what is said while the page is first drawn', async () => {
  render(
    <ToastProvider>
      <Farewell />
    </ToastProvider>,
  );
  expect(await screen.findByRole('dialog', { name: 'Até logo.' })).toBeTruthy();
});

it('undoes once and leaves, without having expired', async () => {
  const undo = vi.fn();
  const onExpire = vi.fn();
  show({ undo, onExpire });
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  await message();
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(screen.queryByText('Flashcard excluído.')).toBeNull());
  expect(undo).toHaveBeenCalledOnce();
  expect(onExpire).not.toHaveBeenCalled();
});

it('stays 8 s when it can be undone, then expires', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const onExpire = vi.fn();
  show({ undo: () => {}, onExpire });
  act(() => screen.getByRole('button', { name: 'Excluir' }).click());
  await message();
  await act(() => vi.advanceTimersByTimeAsync(7000));
  expect(screen.getByRole('button', { name: 'Desfazer' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(onExpire).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('leaves after 2.5 s when nothing can be done about it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show();
  act(() => screen.getByRole('button', { name: 'Excluir' }).click());
  await message();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.queryByRole('dialog')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(screen.queryByRole('dialog')).toBeNull();
  vi.useRealTimers();
});
