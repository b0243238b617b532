import { clsx } from 'clsx';
import { subjectStyle } from './subject-style.ts';

type SubjectTagProps = {
  /** The subject; its hue comes from here. */
  name: string;
  /** `plain` has no background: for dense lists. */
  variant?: 'soft' | 'plain';
  /** Says how wide it may be, where it isn't alone in its line. */
  className?: string;
};

export function SubjectTag({ name, variant = 'soft', className = 'max-w-full' }: SubjectTagProps) {
  return (
    <span
      style={subjectStyle(name)}
      className={clsx(
        'subject inline-flex min-h-6 items-center gap-1.5 rounded-full font-medium text-subject text-xs',
        variant === 'soft' && 'bg-subject-soft px-2.5 forced-colors:border',
        className,
      )}
    >
      <span aria-hidden="true" data-fill="" className="size-2 shrink-0 rounded-full bg-subject-mark" />
      <span className="truncate">{name}</span>
    </span>
  );
}
