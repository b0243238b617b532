import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RichText } from './rich-text.tsx';

const asked = vi.hoisted(() => ({ markdown: 0, math: 0, online: false }));

vi.mock('./render-markdown.tsx', async (original) => {
  asked.markdown += 1;
  if (!asked.online) throw new Error('offline');
  return original();
});
vi.mock('./math.ts', async (original) => {
  asked.math += 1;
  return original();
});

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

it('loads nothing for a text without markup, clozes and money included', async () => {
  const { container } = render(<RichText text={'Custa R$ 5 e {{c1::R$ 6}}.\nFim.'} />);
  await settle();
  expect(container.textContent).toBe('Custa R$ 5 e R$ 6.\nFim.');
  expect(asked).toMatchObject({ markdown: 0, math: 0 });
});

it('lets the plain text stand while the rest cannot be loaded, tries again, and loads formulas only for formulas', async () => {
  const card = <RichText text="A **mitose** é {{c1::x^2}}" cloze="hidden" />;
  const offline = render(card);
  await settle();
  expect(asked.markdown).toBe(1);
  expect(offline.container.textContent).toBe('A mitose é […]');
  expect(offline.container.querySelector('strong')).toBeNull();

  asked.online = true;
  const online = render(card);
  expect(online.container.textContent).toBe('A mitose é […]');
  await vi.waitFor(() => expect(online.container.querySelector('strong')).not.toBeNull(), 10_000);
  expect(online.container.textContent).toBe('A mitose é […]');
  expect(asked.math).toBe(0);

  const formula = render(<RichText text="$x$" />);
  expect(formula.container.textContent).toBe('x');
  await vi.waitFor(() => expect(formula.container.querySelector('.katex')).not.toBeNull(), 10_000);
  expect(asked.math).toBe(1);
});
