import { CircleAlert } from 'lucide-react';

type FieldErrorProps = { id?: string | undefined; message: string | undefined };

export function FieldError({ id, message }: FieldErrorProps) {
  if (!message) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 font-medium text-danger text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{message}</span>
    </p>
  );
}
