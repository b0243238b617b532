import { z } from 'zod';
import { changePasswordSchema, resetPasswordSchema } from '#shared/contracts/accounts.schemas.ts';
import { ApiError } from '#web/lib/api-error.ts';

/** What the server says against the new password itself, to be read at its field; undefined for any other trouble. */
export const passwordProblem = (error: Error | null): string | undefined =>
  error instanceof ApiError && error.code === 'accounts.password_common' ? error.message : undefined;

const confirmPassword = z.string('Confirme a nova senha.');

interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}
const matches = (form: NewPassword) => form.newPassword === form.confirmPassword;

/** What the form holds; the token comes from the link. */
export const resetPasswordFormSchema = resetPasswordSchema
  .pick({ newPassword: true })
  .extend({ confirmPassword })
  .refine(matches, { path: ['confirmPassword'], message: 'As senhas não coincidem.' });

export const changePasswordFormSchema = changePasswordSchema
  .extend({ confirmPassword })
  .refine(matches, { path: ['confirmPassword'], message: 'As senhas não coincidem' });
