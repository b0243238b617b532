import { Link } from '@tanstack/react-router';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { WherePlansAreSold } from '#web/domain/installation.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';

/** The fields of the registration form in their order on the screen, with the ids that its error summary points at. */
export const registerFieldIds = {
  name: 'nome',
  email: 'email',
  password: 'senha',
  confirmPassword: 'confirmar-senha',
  birthYear: 'ano-de-nascimento',
  acceptTerms: 'aceite-termos',
  acceptPrivacy: 'aceite-privacidade',
} as const;

type RegisterField = keyof typeof registerFieldIds;

/** What the summary lists, in the form's order. */
export function listProblems(errors: Partial<Record<RegisterField, { message?: string }>>) {
  return (Object.keys(registerFieldIds) as RegisterField[]).flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ id: registerFieldIds[name], message }] : [];
  });
}

interface BirthYearFieldProps {
  id: string;
  field: UseFormRegisterReturn;
  year: number | undefined;
  error: string | undefined;
}

/** Asks for the year; who may be under 18 reads what a guardian should know (Lei 15.211/2025). */
export function BirthYearField({ id, field, year, error }: BirthYearFieldProps) {
  return (
    <div className="grid gap-2">
      <Field label="Ano de nascimento" id={id} error={error}>
        <TextInput
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={4}
          placeholder="Ex.: 2008"
          {...field}
        />
      </Field>
      <div aria-live="polite">
        {mayBeMinor(year) && (
          <p className="rounded-md bg-cometa-soft px-3.5 py-3 text-ink text-sm">
            Se você ainda não fez 18 anos, mostre esta página a quem é responsável por você: pela Lei
            15.211/2025, essa pessoa deve saber que você usa a Órbita, pode ver, corrigir ou apagar seus dados
            <WherePlansAreSold> e é quem autoriza qualquer compra</WherePlansAreSold> (
            <Link
              to="/terms-of-service"
              hash="menores"
              target="_blank"
              title="Abre em outra aba"
              className="link"
            >
              o que o responsável deve saber
            </Link>
            ).
          </p>
        )}
      </div>
    </div>
  );
}

type Consent = 'acceptTerms' | 'acceptPrivacy';

interface ConsentFieldsProps {
  register: (name: Consent) => UseFormRegisterReturn;
  errors: { [name in Consent]?: { message?: string } };
}

// In a tab of its own: a password half typed is kept nowhere else.
const link = { target: '_blank', title: 'Abre em outra aba', className: 'link font-medium' } as const;

export function ConsentFields({ register, errors }: ConsentFieldsProps) {
  return (
    <div className="grid gap-2.5">
      <Checkbox
        id={registerFieldIds.acceptTerms}
        label={
          <>
            Li e aceito os{' '}
            <Link to="/terms-of-service" {...link}>
              Termos de Serviço
            </Link>
          </>
        }
        error={errors.acceptTerms?.message}
        {...register('acceptTerms')}
      />
      <Checkbox
        id={registerFieldIds.acceptPrivacy}
        label={
          <>
            Li e aceito a{' '}
            <Link to="/privacy-policy" {...link}>
              Política de Privacidade
            </Link>
          </>
        }
        error={errors.acceptPrivacy?.message}
        {...register('acceptPrivacy')}
      />
    </div>
  );
}

/** The year in a field's `text`; none while it is empty, `NaN` for what is no number. */
export const toYear = (text: unknown): number | undefined =>
  text === '' || text === undefined ? undefined : Number(text);

/** Whether someone born in `year` may be under 18: in the year of the birthday, only the day would tell. */
export function mayBeMinor(year: number | undefined, now: Date = new Date()): boolean {
  if (year === undefined || !Number.isInteger(year) || year < 1900) return false;
  return now.getFullYear() - year <= 18;
}
