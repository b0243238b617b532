import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { consentVersion, registerFormSchema } from '#shared/contracts/accounts.ts';
import { ApiError, sentenceOf } from '#web/lib/api-error.ts';
import { currentTheme } from '#web/lib/theme.ts';
import { register } from './api.ts';
import { listProblems } from './register-fields.ts';
import {
  forgetRegisterDraft,
  type RegisterFormValues,
  readRegisterDraft,
  useRegisterDraft,
} from './use-register-draft.ts';
import { useSignIn } from './use-sign-in.ts';

const aboutEmail = ['accounts.email_unreachable', 'accounts.email_taken'];

/** The registration form: its draft, what sending does, and what the server says against it. */
export function useRegisterForm() {
  const [draft] = useState(readRegisterDraft);
  const form = useForm<RegisterFormValues, unknown, z.output<typeof registerFormSchema>>({
    resolver: zodResolver(registerFormSchema),
    defaultValues: draft,
  });
  const signIn = useSignIn();
  useRegisterDraft(form);

  const send = form.handleSubmit(async ({ name, email, password, birthYear }) => {
    try {
      const account = { name, email, password, birthYear, consentVersion, theme: currentTheme() };
      const arrival = await register(account);
      forgetRegisterDraft();
      await signIn(arrival);
    } catch (error) {
      const message = sentenceOf(error, 'Falha ao registrar. Tente novamente.');
      const isAboutEmail = error instanceof ApiError && aboutEmail.includes(error.code ?? '');
      form.setError(isAboutEmail ? 'email' : 'root', { message }, { shouldFocus: true });
    }
  });

  return { form, send, problems: listProblems(form.formState.errors) };
}
