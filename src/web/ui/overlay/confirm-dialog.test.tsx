import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from './lazy-dialog.tsx';

function Example({ onConfirm = () => {}, busy = false }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Excluir
      </button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Excluir o plano “Genética”?"
        description="Isso não pode ser desfeito."
        confirmLabel="Excluir plano"
        busyLabel="Excluindo..."
        busy={busy}
        onConfirm={onConfirm}
      />
    </>
  );
}

it('names the thing, starts on Cancelar and gives focus back', async () => {
  const confirm = vi.fn();
  render(<Example onConfirm={confirm} />);
  const opener = screen.getByRole('button', { name: 'Excluir' });
  await userEvent.click(opener);
  await screen.findByRole('alertdialog', {
    name: 'Excluir o plano “Genética”?',
    description: 'Isso não pode ser desfeito.',
  });
  const cancel = screen.getByRole('button', { name: 'Cancelar' });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  await userEvent.click(cancel);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(confirm).not.toHaveBeenCalled();
});

it('confirms', async () => {
  const confirm = vi.fn();
  render(<Example onConfirm={confirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir plano' }));
  expect(confirm).toHaveBeenCalledOnce();
});

it('cannot be left while busy', async () => {
  render(<Example busy />);
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  const action = await screen.findByRole('button', { name: 'Excluindo...' });
  expect(action).toHaveProperty('disabled', true);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});
