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
