import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Meaning } from './meaning.tsx';

beforeEach(() => localStorage.clear());

it('says what a noun is until it is put away, also after a reload, and leaves other nouns', async () => {
  const show = () =>
    render(
      <>
        <Meaning of="bloco">Bloco: um tempo.</Meaning>
        <Meaning of="ciclo">Ciclo: muitos.</Meaning>
      </>,
    );
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Entendi o que é bloco' }));
  expect(screen.queryByText('Bloco: um tempo.')).toBeNull();
  cleanup();
  show();
  expect([screen.queryByText('Bloco: um tempo.'), screen.queryByText('Ciclo: muitos.')]).toEqual([
    null,
    expect.anything(),
  ]);
});
