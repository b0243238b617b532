import { zodResolver } from '@hookform/resolvers/zod';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { registerFormSchema } from '#shared/contracts/accounts.schemas.ts';
import { consentVersion } from '#shared/contracts/accounts.ts';
import { useInstallation } from '#web/domain/installation.tsx';
import { ApiError, sentenceOf } from '#web/lib/api/api-error.ts';
import { forgetDraft, readDraft, saveDraft, useDraft } from '#web/lib/hooks/use-draft.ts';
import { currentTheme } from '#web/lib/theme.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { register } from '../api.ts';
import { AuthFrame, OrDivider } from '../auth-frame.tsx';
import { ProviderButtons } from '../google.tsx';
import { PasswordStrengthHint } from '../new-password.tsx';
import {
  BirthYearField,
  ConsentFields,
  listProblems,
  registerFieldIds,
  toYear,
} from '../register-fields.tsx';
import { useSignIn } from '../use-sign-in.ts';

export function RegisterPage() {
  const registration = useInstallation('registration');
  const invitation = useInvitation();
  const isOpen = !registration || (registration === 'invite' && invitation !== null);
  return (
    <AuthFrame title={isOpen ? 'Criar Conta' : closedTitles[registration === 'invite' ? 'invite' : 'closed']}>
      {isOpen ? (
        <RegisterForm invitation={invitation} />
      ) : (
        <p className="text-balance text-center">
          {registration === 'invite'
            ? 'Aqui o cadastro é por convite. Abra o link que você recebeu, ou peça um a quem cuida desta instalação.'
            : 'Esta instalação da Órbita não recebe novos cadastros.'}
        </p>
      )}
      <p className="text-center text-ink-muted">
        Já tem uma conta?{' '}
        <Link to="/login" className="link inline-flex min-h-6 items-center font-medium">
          Faça login
        </Link>
      </p>
    </AuthFrame>
  );
}

const closedTitles = { invite: 'Cadastro por convite', closed: 'Cadastro encerrado' };

/** The secret of the invitation in the address; none in a prerendered page. */
function useInvitation(): string | null {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  return new URLSearchParams(search).get('invitation');
}

function RegisterForm({ invitation }: { invitation: string | null }) {
  const { form, send, problems } = useRegisterForm(invitation);
  const { errors, isSubmitting } = form.formState;
  const [password, birthYear] = useWatch({ control: form.control, name: ['password', 'birthYear'] });

  return (
    <>
      {errors.root && <Alert tone="danger">{errors.root.message}</Alert>}
      {/* Never a new submit count: the focus belongs to the first field in error. */}
      <ErrorSummary errors={problems} submitCount={0} />
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
      <ProviderButtons
        verb="Registrar"
        disabled={isSubmitting}
        search={invitation ? `?${new URLSearchParams({ invitation })}` : ''}
      />
    </>
  );
}

const fieldOf: Record<string, 'email' | 'birthYear' | 'password'> = {
  'accounts.email_unreachable': 'email',
  'accounts.email_taken': 'email',
  'accounts.invitation_invalid': 'email',
  'accounts.birth_year_ahead': 'birthYear',
  'accounts.password_common': 'password',
};

/** The registration form: its draft, what sending does, and what the server says against it. */
function useRegisterForm(invitation: string | null) {
  const [draft] = useState(() => readDraft(registerDraftKey, registerDraftSchema) ?? {});
  const form = useForm<RegisterFormValues, unknown, z.output<typeof registerFormSchema>>({
    resolver: zodResolver(registerFormSchema),
    defaultValues: draft,
  });
  const signIn = useSignIn();
  const { getValues } = form;
  useDraft(registerDraftKey, form, draftOf);
  // Of what was typed before hydration no change tells.
  useEffect(() => saveDraft(registerDraftKey, draftOf(getValues())), [getValues]);

  const send = form.handleSubmit(async ({ name, email, password, birthYear }, event) => {
    if (browserRefuses(event?.target)) {
      return form.setError('email', { message: 'Digite um email válido e real.' }, { shouldFocus: true });
    }
    try {
      const theme = currentTheme();
      const result = await register({
        name,
        email,
        password,
        birthYear,
        consentVersion,
        theme,
        ...(invitation !== null && { invitation }),
      });
      forgetDraft(registerDraftKey);
      await signIn(result);
    } catch (error) {
      const message = sentenceOf(error, 'Falha ao registrar. Tente novamente.');
      const field = error instanceof ApiError ? fieldOf[error.code ?? ''] : undefined;
      form.setError(field ?? 'root', { message }, { shouldFocus: true });
    }
  });

  return { form, send, problems: listProblems(form.formState.errors) };
}

/** The browser's own e-mail check, stricter than ours on the names of hosts; our sentence instead of its bubble. */
function browserRefuses(form: unknown): boolean {
  if (!(form instanceof HTMLFormElement)) return false;
  const input = form.elements.namedItem('email');
  return input instanceof HTMLInputElement && input.validity.typeMismatch;
}

type RegisterFormValues = z.input<typeof registerFormSchema>;

const registerDraftKey = 'registerDraft';

/** Never the passwords: what is stored can be read by whoever sits down next. */
const registerDraftSchema = z.object({
  name: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
  birthYear: z.number().optional().catch(undefined),
});

const draftOf = (values: RegisterFormValues) => registerDraftSchema.parse(values);
