import { clsx } from 'clsx';
import { passwordStrength, type Strength } from './password-strength.ts';

const words: Record<Strength, { level: number; text: string; fill: string }> = {
  weak: { level: 1, text: 'Fácil de adivinhar. Uma frase longa protege melhor.', fill: 'bg-warn' },
  fair: { level: 2, text: 'Razoável. Mais palavras deixam a senha forte.', fill: 'bg-cometa' },
  strong: { level: 3, text: 'Senha forte.', fill: 'bg-ok' },
};

/** Advice under a new password; it never stands in the way. */
export function PasswordStrengthHint({ password }: { password: string }) {
  const strength = passwordStrength(password);
  const { level, text, fill } = strength
    ? words[strength]
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
