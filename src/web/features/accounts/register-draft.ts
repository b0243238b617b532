import { z } from 'zod';
import type { registerFormSchema } from '#shared/contracts/accounts.schemas.ts';

export type RegisterFormValues = z.input<typeof registerFormSchema>;

export const registerDraftKey = 'registerDraft';

/** Never the passwords: what is stored can be read by whoever sits down next. */
export const registerDraftSchema = z.object({
  name: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
  birthYear: z.number().optional().catch(undefined),
});

export const draftOf = (values: RegisterFormValues) => registerDraftSchema.parse(values);
