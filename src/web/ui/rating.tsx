import { Star } from 'lucide-react';

type RatingProps = {
  /** 0–5, decimals filled in part. */
  value: number;
  /** How many people rated; said and shown after the stars. */
  count?: number;
};

const stars = [1, 2, 3, 4, 5];
const oneDecimal = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 1 });

/** A rating to be read. */
export function Rating({ value, count }: RatingProps) {
  const said = `${oneDecimal(value)} de 5 estrelas`;
  const people = count === undefined ? '' : ` (${count.toLocaleString('pt-BR')})`;
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 text-sm">
      <span role="img" aria-label={said} className="relative inline-flex">
        <span className="inline-flex">
          {stars.map((star) => (
            <Star key={star} aria-hidden="true" strokeWidth={1.5} className="size-4.5 text-line-strong" />
          ))}
        </span>
        <span
          className="absolute inset-y-0 left-0 inline-flex overflow-hidden"
          style={{ width: `${(Math.min(5, Math.max(0, value)) / 5) * 100}%` }}
        >
          {stars.map((star) => (
            <Star
              key={star}
              aria-hidden="true"
              strokeWidth={1.5}
              className="size-4.5 shrink-0 fill-sol text-sol-strong"
            />
          ))}
        </span>
      </span>
      <span aria-hidden="true" className="font-medium tabular-nums">
        {oneDecimal(value)}
      </span>
      {people && <span className="text-ink-muted tabular-nums">{people}</span>}
    </span>
  );
}
