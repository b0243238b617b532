import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { useId, useState } from 'react';

type StarRatingProps = {
  /** 0 (none yet) to 5. */
  value: number;
  onValueChange: (value: number) => void;
  label: string;
  disabled?: boolean;
};

const stars = [1, 2, 3, 4, 5];

/** Choosing 1 to 5 stars: radios, so arrows and a screen reader work as everywhere. */
export function StarRating({ value, onValueChange, label, disabled }: StarRatingProps) {
  const name = useId();
  const [pointed, setPointed] = useState(0);
  const lit = pointed || value;
  return (
    <fieldset
      disabled={disabled}
      onPointerLeave={() => setPointed(0)}
      className="min-w-0 disabled:opacity-60"
    >
      <legend className="mb-1 font-medium text-ink text-sm">{label}</legend>
      <div className="-ms-1.5 inline-flex">
        {stars.map((star) => (
          <label
            key={star}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(star)}
            className="grid size-10 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-cometa pointer-coarse:size-11"
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              onChange={() => onValueChange(star)}
              className="sr-only"
            />
            <span className="sr-only">{star === 1 ? '1 estrela' : `${star} estrelas`}</span>
            <Star
              aria-hidden="true"
              strokeWidth={1.5}
              className={clsx(
                'size-7 transition-colors',
                star <= lit ? 'fill-sol text-sol-strong' : 'text-line-strong',
              )}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
