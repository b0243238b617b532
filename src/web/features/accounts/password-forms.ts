import { z } from 'zod';
import { changePasswordSchema, resetPasswordSchema } from '#shared/contracts/accounts.ts';

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
