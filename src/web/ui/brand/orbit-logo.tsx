import { clsx } from 'clsx';

type OrbitLogoProps = {
  /** `mark` is the sign alone, for tight places. */
  variant?: 'full' | 'mark';
  /** Text size sets the size of the whole. */
  className?: string;
};

/** The name whose Ó is an orbit: the ring is the letter, the planet its accent. */
export function OrbitLogo({ variant = 'full', className }: OrbitLogoProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-baseline font-bold font-display text-ink leading-none tracking-tight',
        className,
      )}
    >
      <span className="sr-only">Órbita</span>
      <svg
        viewBox="5 14 90 99"
        fill="none"
        aria-hidden="true"
        className={clsx(
          'h-[0.82em] w-auto overflow-visible',
          variant === 'full' && 'me-[0.045em] mb-[-0.012em]',
        )}
      >
        <path
          d="M85.9 55.6A38 38 0 1 1 49.3 30"
          stroke="currentColor"
          strokeWidth="13"
          strokeLinecap="round"
        />
        <circle cx="76.4" cy="31" r="13.5" fill="var(--sol)" stroke="var(--sol-strong)" strokeWidth="2.5" />
      </svg>
      {variant === 'full' && <span aria-hidden="true">rbita</span>}
    </span>
  );
}

type OrbitMarkProps = { className?: string; spinning?: boolean };

/** The orbit as an icon: a thin ring and its planet, in the colour of the text around it. */
export function OrbitMark({ className, spinning = false }: OrbitMarkProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className={clsx(spinning && 'animate-orbit', className)}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="1.5" opacity="0.5" />
      <circle cx="18.4" cy="5.6" r="3" fill="currentColor" />
    </svg>
  );
}
