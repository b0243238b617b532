import { z } from 'zod';
import { formatNumber } from '#shared/rules/text/format.ts';
import {
  adminActionKinds,
  administrationApi,
  administrationLimits,
  consequenceKinds,
} from './administration.ts';
import { type CallSchemas, withSchemas } from './endpoint.ts';
import { reportReasons } from './marketplace.ts';
import { pageInput } from './page-input.schemas.ts';

const { pageAtMost, pages, search, usageDays, invitationUses, invitationDays, invited } =
  administrationLimits;
const incomplete = 'Este link está incompleto. Copie-o inteiro do terminal.';
const uuid = z.object({ id: z.uuid() });

const listed = z.object({
  page: pageInput('A página é um número.', pages).optional(),
  limit: pageInput(`Uma página tem de 1 a ${pageAtMost} itens.`, pageAtMost).optional(),
});

export const administeredStudentSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['user', 'user_test', 'admin']),
  createdAt: z.string(),
  /** When a session of theirs was last opened or renewed; null without one. */
  lastSeenAt: z.string().nullable(),
  isVerified: z.boolean(),
  suspendedAt: z.string().nullable(),
  /** When everything of theirs is deleted; null unless that was asked for. */
  deletionAt: z.string().nullable(),
  /** Too late to keep them: they are deleted within half an hour. */
  isGoing: z.boolean(),
});

export const consequencesSchema = z.array(
  z.object({ kind: z.enum(consequenceKinds), count: z.int().min(0) }),
);

const days = z
  .int(`Um convite vale de 1 a ${invitationDays} dias.`)
  .min(1, `Um convite vale de 1 a ${invitationDays} dias.`)
  .max(invitationDays, `Um convite vale de 1 a ${invitationDays} dias.`);
const uses = `Um link serve para 1 a ${formatNumber(invitationUses)} pessoas.`;
const addresses = 'Escreva ao menos um endereço de email.';

export const invitationSchema = z.object({
  id: z.string(),
  /** Null for a link that is anybody's. */
  email: z.string().nullable(),
  usesLeft: z.int(),
  expiresAt: z.string(),
});

export const adminActionSchema = z.object({
  id: z.string(),
  action: z.enum(adminActionKinds),
  /** Null for a command on the server's own machine. */
  administratorId: z.string().nullable(),
  /** Address of the account, null once it is gone. */
  administrator: z.string().nullable(),
  studentId: z.string().nullable(),
  student: z.string().nullable(),
  target: z.string().nullable(),
  doneAt: z.string(),
});

const target = 'Diga o que foi denunciado.';
const decision = z.enum(['keep', 'remove'], 'Escolha manter ou remover.');

export const reportedSchema = z.object({
  /** Of the plan or of the review; a lesson's is its address, `matematica/funcao-afim`. */
  id: z.string(),
  kind: z.enum(['plan', 'review', 'lesson']),
  isHidden: z.boolean(),
  title: z.string(),
  author: z.string(),
  /** What was published, as others see it. */
  text: z.string(),
  reports: z.array(
    z.object({
      /** From 1, in the order of time. */
      number: z.int(),
      reason: z.enum(reportReasons).nullable(),
      comment: z.string().nullable(),
      counts: z.boolean(),
    }),
  ),
  /** How many that count hide it. */
  hiddenBy: z.int(),
});

const failedJob = z.object({
  id: z.string(),
  name: z.string(),
  tries: z.int(),
  failedAt: z.string().nullable(),
  reason: z.string(),
  /** False for work that was given up: who asked for it was told, and asks again. */
  canRetry: z.boolean(),
});

export const mailStateSchema = z.object({
  by: z.enum(['smtp', 'folder']),
  from: z.string(),
  /** What the folder keeps, null with a mail server: it keeps nothing here. */
  kept: z.object({ count: z.int(), lastAt: z.string().nullable() }).nullable(),
  /** The last tasks that mail and failed within a day. */
  failed: z.array(failedJob),
});

export const usageDaySchema = z.object({
  day: z.string(),
  registrations: z.number(),
  /** Students with a day of activity. */
  active: z.number(),
  /** To cards. */
  answers: z.number(),
  plans: z.number(),
  /** Of the connected model. */
  tokens: z.number(),
});

export const administrationSchemas = {
  claim: {
    summary: 'Makes the signed-in student the first administrator, with the link printed at the start.',
    body: z.object({ token: z.string(incomplete).min(1, incomplete).max(100, incomplete) }),
  },
  listStudents: {
    summary: 'Students by name or address, who came last first.',
    query: listed.extend({
      search: z
        .string('A busca é um texto.')
        .trim()
        .max(search, `A busca tem até ${search} caracteres.`)
        .optional(),
    }),
    response: z.object({
      data: z.object({ students: z.array(administeredStudentSchema), hasMore: z.boolean() }),
    }),
  },
  consequences: {
    summary: 'What would go with a student, counted.',
    params: uuid,
    response: z.object({ data: z.object({ consequences: consequencesSchema }) }),
  },
  suspendStudent: { summary: 'Ends the sessions of a student, who can no longer sign in.', params: uuid },
  unsuspendStudent: { summary: 'Lets a suspended student sign in again.', params: uuid },
  endSessions: { summary: 'Ends every session of a student.', params: uuid },
  deleteStudent: { summary: 'Has everything of a student deleted.', params: uuid },
  listReports: {
    summary: 'What students reported and nobody decided on.',
    response: z.object({ data: z.object({ reported: z.array(reportedSchema), hasAll: z.boolean() }) }),
  },
  decideReport: {
    summary: 'Shows something reported again, or removes it for good; a lesson is only taken off the list.',
    body: z.object({ id: z.string(target).min(1, target).max(200, target), decision }),
  },
  listJobs: {
    summary: "The queues of the server's own work, and what failed for good within a day.",
    query: listed,
    response: z.object({
      data: z.object({
        queues: z.array(
          z.object({
            name: z.string(),
            waiting: z.int(),
            active: z.int(),
            failed: z.int(),
            waitingSeconds: z.number(),
          }),
        ),
        failed: z.array(failedJob),
        hasMore: z.boolean(),
      }),
    }),
  },
  retryJob: { summary: 'Tries a job again that failed for good.', params: uuid },
  getMail: {
    summary: 'How mail is sent, and what of it failed.',
    response: z.object({ data: z.object({ mail: mailStateSchema }) }),
  },
  testMail: {
    summary: "Sends a mail to the administrator's own address, and says what came of it.",
    response: z.object({ data: z.object({ isSent: z.boolean(), reason: z.string().nullable() }) }),
  },
  getUsage: {
    summary: 'The use of the installation, day by day, the newest last.',
    query: z.object({ days: pageInput(`O período vai de 1 a ${usageDays} dias.`, usageDays).optional() }),
    response: z.object({ data: z.object({ days: z.array(usageDaySchema) }) }),
  },
  getStorage: {
    summary: 'What the database and the data folder take.',
    response: z.object({
      data: z.object({
        /** Bytes of the database. */
        database: z.number(),
        tables: z.array(z.object({ name: z.string(), bytes: z.number(), rows: z.number() })),
        folder: z.object({
          path: z.string(),
          bytes: z.number(),
          /** False when there are more files than are looked at. */
          isWhole: z.boolean(),
          freeBytes: z.number(),
        }),
      }),
    }),
  },
  listSettings: {
    summary: 'Every setting, and whether it is set; never its value.',
    response: z.object({
      data: z.object({ settings: z.array(z.object({ name: z.string(), isSet: z.boolean() })) }),
    }),
  },
  listInvitations: {
    summary: 'The invitations that work, the newest first, and whether registering takes one.',
    query: listed,
    response: z.object({
      data: z.object({
        invitations: z.array(invitationSchema),
        hasMore: z.boolean(),
        registration: z.enum(['open', 'invite', 'closed']),
      }),
    }),
  },
  createInvitationLink: {
    summary: 'Makes a link with which so many may register; it is answered once.',
    body: z.object({ uses: z.int(uses).min(1, uses).max(invitationUses, uses), days }),
    response: z.object({ data: z.object({ link: z.string() }) }),
    status: 201,
  },
  mailInvitations: {
    summary: 'Has each address of a CSV text mailed an invitation of its own; who has an account gets none.',
    body: z.object({
      addresses: z
        .string(addresses)
        .trim()
        .min(1, addresses)
        .max(invited, `Envie até ${formatNumber(invited)} caracteres por vez.`),
      days,
    }),
    largeBody: true,
    response: z.object({
      data: z.object({ queued: z.int(), registered: z.int(), unreadLines: z.array(z.int()) }),
    }),
  },
  revokeInvitation: { summary: 'Ends an invitation before its time.', params: uuid },
  listActions: {
    summary: 'What administrators did, the newest first.',
    query: listed,
    response: z.object({
      data: z.object({ actions: z.array(adminActionSchema), hasMore: z.boolean() }),
    }),
  },
} satisfies Record<string, CallSchemas>;

export const administrationEndpoints = withSchemas(administrationApi, administrationSchemas);
