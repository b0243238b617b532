import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { registerFormSchema } from '#shared/contracts/accounts.ts';
import { tabStorage } from '#web/lib/storage.ts';

export type RegisterFormValues = z.input<typeof registerFormSchema>;

const key = 'registerDraft';
// Never the passwords: what is stored can be read by whoever sits down next.
const draftSchema = z.object({ name: z.string(), email: z.string(), birthYear: z.number() }).partial();

export function readRegisterDraft(): z.output<typeof draftSchema> {
  try {
    return draftSchema.parse(JSON.parse(tabStorage.get(key) ?? '{}'));
  } catch {
    return {};
  }
}

export const forgetRegisterDraft = (): void => tabStorage.remove(key);

/** Keeps name, e-mail and birth year of `form` in this tab while they are typed. */
export function useRegisterDraft({ subscribe }: Pick<UseFormReturn<RegisterFormValues>, 'subscribe'>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { name, email, birthYear } }) =>
          tabStorage.set(key, JSON.stringify({ name, email, birthYear: birthYear || undefined })),
      }),
    [subscribe],
  );
}
