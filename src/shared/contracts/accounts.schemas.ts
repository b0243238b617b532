import { z } from 'zod';
import { tiers } from '#shared/rules/tiers.ts';
import { accountApi, accountLimits, consentVersion, isPictureCopy } from './accounts.ts';
import { type CallSchemas, withSchemas } from './endpoint.ts';

const email = (missing = 'Informe o seu email.') =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(accountLimits.email, 'Digite um email válido e real.')
    .pipe(z.email('Digite um email válido e real.'));

const password = (tooShort: string) =>
  z
    .string('A senha é obrigatória.')
    .min(accountLimits.password.min, tooShort)
    .max(accountLimits.password.max, 'A senha pode ter até 256 caracteres.');

const name = z
  .string('O nome é obrigatório.')
  .trim()
  .min(1, 'O nome é obrigatório.')
  .max(accountLimits.name, 'O nome pode ter até 100 caracteres.');

/** Year of birth; `null` or absent when the student would rather not say. */
const birthYear = z
  .int('Informe o ano de nascimento com quatro algarismos.')
  .min(1900, 'Informe o ano de nascimento com quatro algarismos.')
  .max(2100, 'Informe o ano de nascimento com quatro algarismos.');

export const registerSchema = z.object({
  name,
  email: email('O email é obrigatório.'),
  password: password('A senha deve ter pelo menos 6 caracteres.'),
  birthYear: birthYear.nullish(),
  /** Version of the terms and of the privacy policy the student agreed to. */
  consentVersion: z
    .literal(consentVersion, 'Os textos mudaram. Recarregue a página e leia a versão atual.')
    .nullish(),
  /** The secret of an invitation, where registering takes one. */
  invitation: z
    .string('Este convite não vale mais.')
    .max(accountLimits.invitation, 'Este convite não vale mais.')
    .nullish(),
  /** The theme in use while registering, so that the account does not change it. */
  theme: z.enum(['light', 'dark']).nullish(),
});

const isFilled = (form: unknown): boolean => {
  const { password, confirmPassword } = Object(form) as Record<string, unknown>;
  return typeof password === 'string' && typeof confirmPassword === 'string';
};

/** What the registration form holds: the confirmation is dropped before sending. */
export const registerFormSchema = registerSchema
  .extend({
    birthYear: birthYear,
    confirmPassword: z.string('Confirme a senha.'),
    acceptTerms: z.literal(true, 'Para criar a conta é preciso aceitar os Termos de Serviço.'),
    acceptPrivacy: z.literal(true, 'Para criar a conta é preciso aceitar a Política de Privacidade.'),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'As senhas não coincidem.',
    // Said together with what is wrong in the other fields, not after them.
    when: ({ value }) => isFilled(value),
  });

export const loginSchema = z.object({
  email: z.string('Informe o seu email.').trim().min(1, 'Informe o seu email.').max(accountLimits.email),
  password: z.string('Informe a sua senha.').min(1, 'Informe a sua senha.').max(accountLimits.password.max),
});

export const forgotPasswordSchema = z.object({ email: email() });

export const resetPasswordSchema = z.object({
  token: z.string('Token de redefinição ausente.').min(1, 'Token de redefinição ausente.').max(400),
  newPassword: password('A nova senha deve ter pelo menos 6 caracteres.'),
});

export const changePasswordSchema = z.object({
  currentPassword: z
    .string('Informe a senha atual.')
    .min(1, 'Informe a senha atual.')
    .max(accountLimits.password.max),
  newPassword: password('A nova senha deve ter pelo menos 6 caracteres'),
});

const perDay = (sentence: string, most: number) => z.int(sentence).min(0, sentence).max(most, sentence);

export const preferencesSchema = z.object({
  theme: z.enum(['light', 'dark'], 'Escolha o tema claro ou escuro.'),
  notifications: z.object({ email: z.boolean(), push: z.boolean() }),
  enableBackgroundAnimations: z.boolean(),
  /** Whether keys pressed alone do something (WCAG 2.1.4). */
  shortcuts: z.object({ singleKey: z.boolean() }),
  review: z.object({
    /** The share of cards to be remembered when they come back. */
    retention: z
      .number('A retenção desejada vai de 80% a 95%.')
      .min(0.8, 'A retenção desejada vai de 80% a 95%.')
      .max(0.95, 'A retenção desejada vai de 80% a 95%.'),
    /** Cards of one day's session. */
    newPerDay: perDay('Os flashcards novos por dia vão de 0 a 1.000.', 1000),
    reviewsPerDay: perDay('As revisões por dia vão de 0 a 9.999.', 9999),
  }),
});

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** An http address, a small picture that is its own address (`data:`), or empty for none. */
export const pictureUrlSchema = z
  .string('A foto deve ser um endereço (URL).')
  .trim()
  .max(accountLimits.pictureCopy, 'O endereço da foto é longo demais.')
  .refine((text) => text.startsWith('data:') || text.length <= accountLimits.pictureUrl, {
    message: 'O endereço da foto é longo demais.',
  })
  .refine((text) => text === '' || isPictureCopy(text) || isWebAddress(text), {
    message: 'A foto deve ser um endereço (URL) que comece com http:// ou https://.',
  })
  .meta({ format: 'uri' });

export const updateProfileSchema = z.object({
  name,
  profilePicture: pictureUrlSchema.nullish(),
  preferences: z
    .object({
      theme: preferencesSchema.shape.theme.optional(),
      notifications: preferencesSchema.shape.notifications.partial().optional(),
      enableBackgroundAnimations: z.boolean().optional(),
      shortcuts: preferencesSchema.shape.shortcuts.partial().optional(),
      review: preferencesSchema.shape.review.partial().optional(),
    })
    .optional(),
});

export const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  role: z.enum(['user', 'user_test', 'admin']),
  isTestAccount: z.boolean(),
  /** When a test account itself is deleted; null for every other account. */
  expiresAt: z.string().nullable(),
  /** The tier in force now: a lapsed plan is already `free`. */
  plan: z.enum(tiers),
  planExpiresAt: z.string().nullable(),
  profilePicture: z.string().nullable(),
  preferences: preferencesSchema,
  createdAt: z.string(),
  /** Consecutive days with a login, as `/streak` says it. */
  loginStreak: z.int(),
  /** False for those who sign in with Google alone, and for test accounts. */
  hasPassword: z.boolean(),
  /** Of the newest terms and privacy policy that the student agreed to; null for none. */
  consentVersion: z.string().nullable(),
  /** When the account is deleted; null unless the student asked for it. */
  deletionAt: z.string().nullable(),
});

const tokens = { accessToken: z.string(), refreshToken: z.string() };
const registered = z.object({
  data: z.object({ user: userSchema, token: z.string(), ...tokens }),
});
const messageOnly = z.object({ message: z.string() });

export const accountSchemas = {
  register: {
    summary: 'Creates an account and signs it in.',
    body: registerSchema,
    response: registered,
    status: 201,
  },
  registerTest: {
    summary: 'Creates a throwaway account and signs it in.',
    response: registered,
    status: 201,
  },
  login: {
    summary: 'Signs in with e-mail and password.',
    body: loginSchema,
    response: z.object({ data: z.object({ user: userSchema, ...tokens }) }),
  },
  refresh: {
    summary: 'Exchanges a refresh token, once, for new tokens.',
    body: z.object({ refreshToken: z.string().max(400).nullish() }).nullish(),
    response: z.object({ data: z.object(tokens) }),
  },
  logout: { summary: 'Ends the session of the access token; needs no body.', response: messageOnly },
  profile: {
    summary: 'The signed-in student.',
    response: z.object({ data: z.object({ user: userSchema }) }),
  },
  updateProfile: {
    summary: 'Changes name, picture and preferences; the e-mail stays.',
    body: updateProfileSchema,
    response: z.object({ data: z.object({ user: userSchema }) }),
  },
  changePassword: {
    summary: 'Changes the password and ends every other session.',
    body: changePasswordSchema,
    response: messageOnly,
  },
  forgotPassword: {
    summary: 'Mails a reset link; answers the same whether the account exists or not.',
    body: forgotPasswordSchema,
    response: messageOnly,
  },
  resetPassword: {
    summary: 'Sets a new password with a mailed token and ends every session.',
    body: resetPasswordSchema,
    response: messageOnly,
  },
  validateEmail: {
    summary: 'Whether an address can receive mail; says nothing about accounts.',
    body: z.object({ email: z.string('Informe o email.').max(accountLimits.email) }),
    response: z.object({ exists: z.boolean() }),
  },
} satisfies Record<string, CallSchemas>;

export const accountEndpoints = withSchemas(accountApi, accountSchemas);
