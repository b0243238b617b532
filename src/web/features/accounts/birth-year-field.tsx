import { Link } from '@tanstack/react-router';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { mayBeMinor } from './birth-year.ts';

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
            e é quem autoriza qualquer compra (
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
