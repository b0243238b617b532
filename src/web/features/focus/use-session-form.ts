import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { v7 as uuidv7 } from 'uuid';
import { sentencesOf } from '#web/lib/api-error.ts';
import { focusFirstError, resolverOf } from '#web/lib/form-rules.ts';
import { today } from '#web/lib/today.ts';
import { useCreateSession } from './api.ts';
import {
  brokenSessionRules,
  emptySession,
  type SessionForm,
  sessionFields,
  sessionInput,
} from './history/session-form.ts';

/** The form that adds a session; `onAdded` once it is recorded. */
export function useSessionForm(onAdded: () => void) {
  // The same for every attempt: an answer that was lost does not make two sessions of one.
  const [id] = useState(() => uuidv7());
  const form = useForm<SessionForm>({
    defaultValues: emptySession(today()),
    resolver: resolverOf((values) => brokenSessionRules(values, new Date())),
    shouldFocusError: false,
  });
  const { mutate, isPending, error } = useCreateSession();
  const submit = form.handleSubmit(
    (values) => mutate(sessionInput(values, id), { onSuccess: onAdded }),
    (errors) => focusFirstError(errors, sessionFields),
  );
  return { form, submit, isPending, refusal: sentencesOf(error) };
}
