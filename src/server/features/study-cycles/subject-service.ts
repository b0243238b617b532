import { z } from 'zod';
import { byModelOrLocally } from '#server/features/model-use/service.ts';
import { subjectsFor } from '#server/language/plans/subjects.ts';
import type { TextModel } from '#server/platform/ai/model.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import { type SuggestedSubjects, studyCycleLimits } from '#shared/contracts/study-cycles.ts';
import { fold } from '#shared/rules/text/fold.ts';

const patienceMs = 30_000;
const suggested = { min: 3, max: 12 } as const;

/** Subjects for what a student wants to study, by the connected model or the local engine. */
export async function suggestSubjects(
  services: Services,
  { userId }: SignedIn,
  focus: string,
): Promise<SuggestedSubjects> {
  const { made, ...by } = await byModelOrLocally(services, userId, {
    name: 'subjects of a cycle',
    byModel: ({ model, tokens }) => askModel(model, focus, tokens),
    locally: () => subjectsFor(focus),
  });
  return { subjects: made, ...by };
}

const instructions = [
  'Você monta ciclos de estudo em português do Brasil para estudantes.',
  `A partir do que o estudante quer estudar, dê de ${suggested.min} a ${suggested.max} matérias distintas, com o nome pelo qual são conhecidas.`,
  'Para cada uma diga a dificuldade (1 fácil a 5 difícil) e a prioridade (1 baixa a 5 alta, conforme o peso na prova ou no objetivo).',
  'Quando o estudante nomeia as matérias, use essas e nenhuma outra.',
].join('\n');

const { min, max } = studyCycleLimits.rating;
const rating = z.int().min(min).max(max);
const schema = z.object({
  subjects: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(studyCycleLimits.subjectName),
        difficulty: rating,
        priority: rating,
      }),
    )
    .min(1)
    .max(suggested.max)
    .refine(
      (subjects) => new Set(subjects.map(({ name }) => fold(name))).size === subjects.length,
      'subjects repeat',
    ),
});

async function askModel(model: TextModel, focus: string, maxTokens: number) {
  const signal = AbortSignal.timeout(patienceMs);
  const { subjects } = await model.writeObject({ schema, instructions, content: focus, maxTokens, signal });
  return subjects;
}
