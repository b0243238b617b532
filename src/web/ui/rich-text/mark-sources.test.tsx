import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

const sources = ['fonte-1', 'fonte-2'];

async function draw(text: string) {
  const { container } = render(
    <>
      <RichText text={text} sources={sources} />
      <p id="fonte-2" tabIndex={-1}>
        Segunda
      </p>
    </>,
  );
  await waitFor(() => expect(container.querySelector('p:not([id])')).not.toBeNull());
  return screen
    .queryAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
}

it('makes links of the marks that have a source, alone or several at once', async () => {
  expect(await draw('A mitose divide [1]. E **cresce** [1, 2].')).toEqual([
    ['Fonte 1', '#fonte-1'],
    ['Fonte 1', '#fonte-1'],
    ['Fonte 2', '#fonte-2'],
  ]);
});

it('leaves alone what has no source, and what is code, a formula or a link', async () => {
  const text = 'Nada [3] nem [0], `v[1]`, $x[1]$ e [a](https://e.com/1).';
  expect(await draw(text)).toEqual([['a', 'https://e.com/1']]);
  expect(screen.getByText(/Nada \[3\] nem \[0\]/)).toBeTruthy();
});

it('draws a text that has no other markup', async () => {
  expect(await draw('Só isto [2]')).toEqual([['Fonte 2', '#fonte-2']]);
});

it('moves the focus to the source', async () => {
  Element.prototype.scrollIntoView = () => {};
  await draw('Veja [2].');
  await userEvent.click(screen.getByRole('link', { name: 'Fonte 2' }));
  expect(document.activeElement?.textContent?.trim()).toBe('Segunda');
});
