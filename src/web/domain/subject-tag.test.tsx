import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SubjectTag } from './subject-tag.tsx';

// Of two widths the style sheet would take the one that it names last.
it('has one greatest width', () => {
  const widthsOf = (name: string) => screen.getByText(name).parentElement?.className.match(/max-w-\S+/g);
  render(<SubjectTag name="Física" />);
  render(<SubjectTag name="Química" className="max-w-1/2 shrink-0" />);
  expect(widthsOf('Física')).toEqual(['max-w-full']);
  expect(widthsOf('Química')).toEqual(['max-w-1/2']);
});
