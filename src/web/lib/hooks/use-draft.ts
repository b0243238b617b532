import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { tabStorage } from '../storage.ts';

/** What this tab, or `area`, kept of a form under `key`, as far as `schema` accepts it; null when there is nothing. */
export function readDraft<S extends z.ZodType>(
  key: string,
  schema: S,
  area: Pick<typeof tabStorage, 'get'> = tabStorage,
): z.output<S> | null {
  try {
    const { data } = schema.safeParse(JSON.parse(area.get(key) ?? 'null'));
    return data ?? null;
  } catch {
    return null;
  }
}

export const forgetDraft = (key: string): void => tabStorage.remove(key);

export const saveDraft = (key: string, values: unknown): void => tabStorage.set(key, JSON.stringify(values));

/** Keeps what is typed into a form in this tab, or what `keep` lets through, so that a reload loses nothing. */
export function useDraft<Form extends FieldValues>(
  key: string,
  { subscribe }: Pick<UseFormReturn<Form>, 'subscribe'>,
  keep: (values: Form) => unknown = everything,
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(key, keep(values)),
      }),
    [key, subscribe, keep],
  );
}

const everything = <T>(values: T): T => values;
