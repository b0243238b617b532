import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';

type ErrorSummaryProps = {
  /** The id of each field in error and what is wrong with it, in the form's order. */
  errors: readonly { id: string; message: string }[];
  /** A form's `submitCount`: focus comes here each time it changes while there are errors. */
  submitCount: number;
};

export function ErrorSummary({ errors, submitCount }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  useEffect(() => {
    if (errors.length === 0 || submitCount === answered.current) return;
    answered.current = submitCount;
    box.current?.focus();
  }, [errors, submitCount]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-md border border-danger/40 bg-danger-soft px-3.5 py-3 text-sm"
    >
      <p className="flex items-center gap-2 font-semibold text-ink">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
        Confira antes de continuar:
      </p>
      <ul className="mt-1.5 grid gap-1 ps-7">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-6 items-center text-danger underline underline-offset-2 hover:decoration-2"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
