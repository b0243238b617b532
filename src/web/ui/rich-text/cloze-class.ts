/** A covered answer, and an answer shown in its place: the shape says it too, not the colour alone. */
export const clozeClass = {
  gap: 'rounded-[0.25rem] bg-cometa-soft box-decoration-clone px-1 font-semibold text-cometa',
  mark: 'rounded-[0.25rem] border-sol-strong border-b-2 bg-sol-soft box-decoration-clone px-0.5 text-ink',
};
