import type { SessionCategory } from '#shared/contracts/focus.ts';
import { categoryIcon, categoryStyle } from '../categories.ts';

/** A category by its shape, colour and name. */
export function CategoryTag({ category }: { category: SessionCategory }) {
  const Icon = categoryIcon(category);
  return (
    <span className="subject inline-flex items-center gap-2" style={categoryStyle(category)}>
      <span className="grid size-7 shrink-0 place-items-center rounded-full bg-subject-soft text-subject forced-colors:border">
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <span className="font-medium">{category}</span>
    </span>
  );
}
