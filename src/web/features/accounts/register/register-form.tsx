import { useWatch } from 'react-hook-form';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toYear } from '../birth-year.ts';
import { BirthYearField } from '../birth-year-field.tsx';
import { ConsentFields } from '../consent-fields.tsx';
import { GoogleButton } from '../google-button.tsx';
import { OrDivider } from '../or-divider.tsx';
import { PasswordStrengthHint } from '../password-strength-hint.tsx';
import { registerFieldIds } from '../register-fields.ts';
import { useRegisterForm } from './use-register-form.ts';

export function RegisterForm() {
  const { form, send, problems } = useRegisterForm();
  const { errors, isSubmitting } = form.formState;
  const [password, birthYear] = useWatch({ control: form.control, name: ['password', 'birthYear'] });

  return (
    <>
      {errors.root && <Alert tone="danger">{errors.root.message}</Alert>}
      {/* Never a new submit count: the focus belongs to the first field in error. */}
      <ErrorSummary errors={problems} submitCount={0} title="Confira antes de continuar:" />
      <form noValidate onSubmit={send} className="grid gap-4">
        <Field label="Nome" id={registerFieldIds.name} error={errors.name?.message}>
          <TextInput autoComplete="name" {...form.register('name')} />
        </Field>
        <Field label="Email" id={registerFieldIds.email} error={errors.email?.message}>
          <TextInput type="email" autoComplete="email" inputMode="email" {...form.register('email')} />
        </Field>
        <Field
          label="Senha"
          id={registerFieldIds.password}
          error={errors.password?.message}
          hint={<PasswordStrengthHint password={password ?? ''} />}
        >
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        <Field
          label="Confirmar Senha"
          id={registerFieldIds.confirmPassword}
          error={errors.confirmPassword?.message}
        >
          <PasswordInput autoComplete="new-password" {...form.register('confirmPassword')} />
        </Field>
        <BirthYearField
          id={registerFieldIds.birthYear}
          field={form.register('birthYear', { setValueAs: toYear })}
          year={birthYear}
          error={errors.birthYear?.message}
        />
        <ConsentFields register={form.register} errors={errors} />
        <Button type="submit" variant="main" size="lg" busy={isSubmitting} busyLabel="Registrando...">
          Registrar
        </Button>
      </form>
      <OrDivider />
      <GoogleButton disabled={isSubmitting}>Registrar com Google</GoogleButton>
    </>
  );
}
