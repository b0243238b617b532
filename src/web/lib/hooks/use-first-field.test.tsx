import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFirstField } from './use-first-field.ts';

afterEach(() => void vi.unstubAllGlobals());

function Form() {
  useFirstField('name');
  return <input id="name" aria-label="Nome" />;
}
const open = (isMouse: boolean) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isMouse }));
  render(<Form />);
  return document.activeElement === screen.getByLabelText('Nome');
};

it('takes the focus where a mouse is', () => {
  expect(open(true)).toBe(true);
});

it('leaves it where a keyboard would rise', () => {
  expect(open(false)).toBe(false);
});

it('leaves it in a dialog that was opened meanwhile', () => {
  render(
    <div role="dialog" aria-label="Buscar">
      <input aria-label="Busca" />
    </div>,
  );
  screen.getByLabelText('Busca').focus();
  expect(open(true)).toBe(false);
});
