import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Rating } from '../rating.tsx';
import { StarRating } from './star-rating.tsx';

function Editable() {
  const [value, setValue] = useState(0);
  return <StarRating label="Sua nota" value={value} onValueChange={setValue} />;
}

it('is chosen and changed with the keyboard alone', async () => {
  render(<Editable />);
  expect(screen.getByRole('group', { name: 'Sua nota' })).toBeTruthy();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('radio', { name: '1 estrela' })).toHaveProperty('checked', true);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: '3 estrelas' })).toHaveProperty('checked', true);
});

it('reads a rating in words, with a Portuguese decimal', () => {
  render(<Rating value={4.25} count={1280} />);
  expect(screen.getByRole('img', { name: '4,3 de 5 estrelas' })).toBeTruthy();
  expect(screen.getByText('(1.280)')).toBeTruthy();
});
