import { type FormEvent, useRef, useState } from 'react';
import type { z } from 'zod';

/**
 * The few fields of a form, read from the page when it is sent: `onValid` gets what `schema` accepts, otherwise
 * `errors` has one sentence for each field and the first of them the focus. The login screen uses this instead of
 * react-hook-form, which would be a tenth of all that the screen loads.
 */
export function useSmallForm<S extends z.ZodObject>(schema: S, onValid: (values: z.output<S>) => void) {
  type Name = keyof z.output<S> & string;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});

  const send = (event: FormEvent) => {
    event.preventDefault();
    const result = schema.safeParse(Object.fromEntries(new FormData(form.current ?? undefined)));
    const found: Partial<Record<Name, string>> = {};
    for (const { path, message } of result.error?.issues ?? []) found[path[0] as Name] ??= message;
    setErrors(found);
    if (result.success) onValid(result.data);
    else (form.current?.elements.namedItem(Object.keys(found)[0] ?? '') as HTMLElement | null)?.focus();
  };

  return { form, errors, send, clear: () => setErrors({}) };
}
