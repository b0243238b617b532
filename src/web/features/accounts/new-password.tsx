import { clsx } from 'clsx';
import { z } from 'zod';
import { changePasswordSchema, resetPasswordSchema } from '#shared/contracts/accounts.schemas.ts';
import { accountLimits } from '#shared/contracts/accounts.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

const advice: Record<Strength, { level: number; text: string; fill: string }> = {
  weak: { level: 1, text: 'Fácil de adivinhar. Uma frase longa protege melhor.', fill: 'bg-warn' },
  fair: { level: 2, text: 'Razoável. Mais palavras deixam a senha forte.', fill: 'bg-cometa' },
  strong: { level: 3, text: 'Senha forte.', fill: 'bg-ok' },
};

/** Advice under a new password; it never stands in the way. */
export function PasswordStrengthHint({ password }: { password: string }) {
  const strength = passwordStrength(password);
  const { level, text, fill } = strength
    ? advice[strength]
    : { level: 0, text: 'Pelo menos 6 caracteres.', fill: '' };
  return (
    <span className="grid gap-1.5">
      <span aria-hidden="true" className="grid grid-cols-3 gap-1">
        {[1, 2, 3].map((step) => (
          <span
            key={step}
            className={clsx('h-1 rounded-full transition-colors', step <= level ? fill : 'bg-line')}
          />
        ))}
      </span>
      {text}
    </span>
  );
}

type Strength = 'weak' | 'fair' | 'strong';

const common =
  /^(?:123456\d*|(.)\1+|senha|password|qwerty|abc123|estudos?|mudar|brasil|orbita)\d{0,4}[!.@]?$/i;
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z0-9]/];

/** How hard `password` is to guess, roughly: length counts most. Null while it is too short to be accepted. */
export function passwordStrength(password: string): Strength | null {
  if (password.length < accountLimits.password.min) return null;
  if (common.test(password)) return 'weak';
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (distinct < 5) return 'weak';
  if (password.length >= 16 || (password.length >= 12 && variety >= 3)) return 'strong';
  return password.length >= 12 || (password.length >= 8 && variety >= 3) ? 'fair' : 'weak';
}

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
