import { clsx } from 'clsx';

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
