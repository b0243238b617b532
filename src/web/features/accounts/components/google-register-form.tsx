import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { consentVersion } from '#shared/contracts/accounts.ts';
import { googleRegisterFormSchema } from '#shared/contracts/google-sign-in.schemas.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { currentTheme } from '#web/lib/theme.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toYear } from '../birth-year.ts';
import { type Pending, registerWithGoogle } from '../google-api.ts';
import { listProblems, registerFieldIds } from '../register-fields.ts';
import { useSignIn } from '../use-sign-in.ts';
import { BirthYearField } from './birth-year-field.tsx';
import { ConsentFields } from './consent-fields.tsx';

/** What Google can't say for a new student: that they accept both texts, and when they were born. */
export function GoogleRegisterForm({ pending: { name, email } }: { pending: Pending }) {
  const { register, handleSubmit, control, setError, formState } = useForm({
    resolver: zodResolver(googleRegisterFormSchema),
    defaultValues: { name },
  });
  const { errors, isSubmitting } = formState;
  const birthYear = useWatch({ control, name: 'birthYear' });
  const signIn = useSignIn({ replace: true });
  const send = handleSubmit(async ({ name, birthYear }) => {
    try {
      await signIn(await registerWithGoogle({ name, birthYear, consentVersion, theme: currentTheme() }));
    } catch (error) {
      setError('root', { message: sentenceOf(error, 'Falha ao registrar. Tente novamente.') });
    }
  });

  return (
    <>
      <p className="text-ink-muted">
        Falta pouco. Você vai entrar com a conta Google{' '}
        <strong className="wrap-anywhere text-ink">{email}</strong>.
      </p>
      {errors.root && <Alert tone="danger">{errors.root.message}</Alert>}
      {/* Never a new submit count: the focus belongs to the first field in error. */}
      <ErrorSummary errors={listProblems(errors)} submitCount={0} title="Confira antes de continuar:" />
      <form noValidate onSubmit={send} className="grid gap-4">
        <Field label="Nome" id={registerFieldIds.name} error={errors.name?.message}>
          <TextInput autoComplete="name" {...register('name')} />
        </Field>
        <BirthYearField
          id={registerFieldIds.birthYear}
          field={register('birthYear', { setValueAs: toYear })}
          year={birthYear}
          error={errors.birthYear?.message}
        />
        <ConsentFields register={register} errors={errors} />
        <Button type="submit" variant="main" size="lg" busy={isSubmitting} busyLabel="Criando...">
          Criar conta
        </Button>
      </form>
    </>
  );
}
