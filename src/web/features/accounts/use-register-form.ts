import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { registerFormSchema } from '#shared/contracts/accounts.schemas.ts';
import { consentVersion } from '#shared/contracts/accounts.ts';
import { ApiError, sentenceOf } from '#web/lib/api-error.ts';
import { currentTheme } from '#web/lib/theme.ts';
import { forgetDraft, readDraft, useDraft } from '#web/lib/use-draft.ts';
import { register } from './api.ts';
import { draftOf, type RegisterFormValues, registerDraftKey, registerDraftSchema } from './register-draft.ts';
import { listProblems } from './register-fields.ts';
import { useSignIn } from './use-sign-in.ts';

const fieldOf: Record<string, 'email' | 'birthYear' | 'password'> = {
  'accounts.email_unreachable': 'email',
  'accounts.email_taken': 'email',
  'accounts.birth_year_ahead': 'birthYear',
  'accounts.password_common': 'password',
};

/** The registration form: its draft, what sending does, and what the server says against it. */
export function useRegisterForm() {
  const [draft] = useState(() => readDraft(registerDraftKey, registerDraftSchema) ?? {});
  const form = useForm<RegisterFormValues, unknown, z.output<typeof registerFormSchema>>({
    resolver: zodResolver(registerFormSchema),
    defaultValues: draft,
  });
  const signIn = useSignIn();
  useDraft(registerDraftKey, form, draftOf);

  const send = form.handleSubmit(async ({ name, email, password, birthYear }, event) => {
    if (browserRefuses(event?.target)) {
      return form.setError('email', { message: 'Digite um email válido e real.' }, { shouldFocus: true });
    }
    try {
      const theme = currentTheme();
      const arrival = await register({ name, email, password, birthYear, consentVersion, theme });
      forgetDraft(registerDraftKey);
      await signIn(arrival);
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
