import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { whenIdle } from '#web/lib/when-idle.ts';

/**
 * The few fields of a form, read from the page when it is sent: `onValid` gets what the schema accepts, otherwise
 * `errors` has one sentence for each field and the first of them the focus. The login screen uses this instead of
 * react-hook-form, which would be a tenth of all that the screen loads; the schema comes when the screen stands. Where
 * it can't be loaded the server judges, with the same schema and the same sentences. `load` stays the same function.
 */
export function useSmallForm<S extends z.ZodObject>(
  load: () => Promise<S>,
  onValid: (values: z.output<S>) => void,
) {
  type Values = z.output<S>;
  type Name = keyof Values & string;
  const form = useRef<HTMLFormElement>(null);
  const isChecking = useRef(false);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load]);

  const check = async () => {
    const values = Object.fromEntries(new FormData(form.current ?? undefined));
    const schema = await load().catch(() => null);
    if (!schema) return onValid(values as Values);
    const result = schema.safeParse(values);
    const found: Partial<Record<Name, string>> = {};
    for (const { path, message } of result.error?.issues ?? []) found[path[0] as Name] ??= message;
    setErrors(found);
    if (result.success) onValid(result.data);
    else (form.current?.elements.namedItem(Object.keys(found)[0] ?? '') as HTMLElement | null)?.focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isChecking.current) return;
    isChecking.current = true;
    await check();
    isChecking.current = false;
  };

  return { form, errors, send, clear: () => setErrors({}) };
}
