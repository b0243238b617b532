import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { TextInput } from './text-input.tsx';

it('ties label, hint and error to the control', () => {
  render(
    <Field label="Email" hint="O mesmo do recibo." error="Digite um email válido e real.">
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Digite um email válido e real.',
    'O mesmo do recibo.',
  ]);
});

it('says nothing about errors while there are none', () => {
  render(
    <Field label="Nome">
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText('Nome');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

it('shows and hides what is typed in a password', async () => {
  render(
    <Field label="Senha">
      <PasswordInput />
    </Field>,
  );
  const input = screen.getByLabelText('Senha');
  await userEvent.type(input, 'segredo');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(input.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }));
  expect(input.getAttribute('type')).toBe('password');
});

function Form({ onSend }: { onSend: (values: { titulo: string }) => void }) {
  const { register, handleSubmit, formState } = useForm<{ titulo: string }>({ shouldFocusError: false });
  const message = formState.errors.titulo?.message;
  return (
    <form onSubmit={handleSubmit((values) => onSend(values))}>
      <ErrorSummary errors={message ? [{ id: 'titulo', message }] : []} submitCount={formState.submitCount} />
      <Field id="titulo" label="Título" error={message}>
        <TextInput {...register('titulo', { required: 'O título é obrigatório.' })} />
      </Field>
      <button type="submit">Salvar</button>
    </form>
  );
}

it('works with register, and the summary takes the reader to the field', async () => {
  const send = vi.fn();
  render(<Form onSend={send} />);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  const summary = await screen.findByRole('alert');
  expect(document.activeElement).toBe(summary);
  await userEvent.click(screen.getByRole('link', { name: 'O título é obrigatório.' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Título'));
  await userEvent.keyboard('Enem');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(send).toHaveBeenCalledWith({ titulo: 'Enem' });
});
