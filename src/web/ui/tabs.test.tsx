import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const items = [
  { value: 'geral', label: 'Visão Geral', content: 'Informações Gerais' },
  { value: 'topicos', label: 'Tópicos', content: 'Tópicos de Estudo' },
] as const;

it('shows the first panel and moves with the arrows', async () => {
  const change = vi.fn();
  render(<Tabs label="Seções do plano" items={items} onValueChange={change} />);
  expect(screen.getByRole('tablist', { name: 'Seções do plano' })).toBeTruthy();
  expect(screen.getByRole('tabpanel').textContent).toBe('Informações Gerais');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('tab', { name: 'Tópicos', selected: true })).toBeTruthy();
  expect(screen.getByRole('tabpanel').textContent).toBe('Tópicos de Estudo');
  expect(change).toHaveBeenCalledWith('topicos');
});
