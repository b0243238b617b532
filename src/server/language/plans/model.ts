import { z } from 'zod';
import type { TextModel } from '#server/platform/ai/model.ts';
import {
  evaluationMethodSchema,
  type PlanSuggestions,
  resourceTypes,
  studyPlanLimits,
  topicPriorities,
} from '#shared/contracts/study-plans.ts';
import type { DraftRequest, PlanDraft, PlanWriter, SuggestionRequest } from './plan-writer.ts';
import { perLevel } from './suggestion-words.ts';

/** The connected model, with the tokens that one answer may take. */
interface PaidModel {
  model: TextModel;
  tokens: number;
}

const patienceMs = 30_000;

const draftSchema = (topicsCount: number) =>
  z.object({
    description: z.string().trim().min(1).max(2000),
    topics: z
      .array(
        z.object({
          name: z.string().trim().min(1).max(160),
          description: z.string().trim().max(1000),
          priority: z.enum(topicPriorities),
          weight: z.int().min(1).max(5),
        }),
      )
      .length(topicsCount)
      .refine(
        (topics) => new Set(topics.map(({ name }) => name.toLowerCase())).size === topics.length,
        'topics repeat',
      ),
    resources: z
      .array(
        z.object({
          title: z.string().trim().min(1).max(200),
          description: z.string().trim().max(500),
          type: z.enum(resourceTypes),
        }),
      )
      .max(12),
    evaluationMethods: z.array(evaluationMethodSchema).min(1).max(6),
  });

async function writeDraft(
  { model, tokens }: PaidModel,
  request: DraftRequest,
  signal: AbortSignal,
): Promise<PlanDraft> {
  const draft = await model.writeObject({
    schema: draftSchema(request.topicsCount),
    instructions: draftInstructions(request),
    content: JSON.stringify({
      titulo: request.title,
      materia: request.subject,
      descricao: request.description,
      objetivos: request.goals,
      nivel: request.difficulty,
    }),
    maxTokens: tokens,
    signal,
  });
  // A model invents addresses; a search always leads somewhere.
  return {
    ...draft,
    resources: draft.resources.map((resource) => ({ ...resource, url: searchAddress(resource.title) })),
  };
}

function draftInstructions({ topicsCount, isAdvanced }: DraftRequest): string {
  return [
    'Você monta planos de estudo em português do Brasil para estudantes.',
    `Escreva exatamente ${topicsCount} tópicos distintos, na ordem em que devem ser estudados, com os pré-requisitos antes.`,
    'Cada tópico tem nome específico, descrição de uma ou duas frases, prioridade (alta, média ou baixa) e peso de 1 a 5.',
    isAdvanced
      ? 'Aprofunde as descrições, acrescente a cada uma uma dica de estudo e indique até 12 recursos.'
      : 'Seja conciso e indique até 6 recursos.',
    'Indique só livros, canais e sites que existem. Proponha métodos de avaliação adequados à matéria.',
  ].join('\n');
}

const searchAddress = (title: string) => `https://www.google.com/search?q=${encodeURIComponent(title)}`;

const suggestionInstructions = ({ topicsCount, difficulty }: SuggestionRequest) =>
  [
    'Você sugere planos de estudo em português do Brasil para estudantes.',
    'A partir do que o estudante escreveu, dê um título curto, que não repita a frase nem diga o nível, a matéria e',
    `exatamente ${topicsCount} tópicos distintos e específicos para nível ${difficulty}, na ordem em que devem ser estudados.`,
    'Dê também três descrições de duas a quatro frases, uma para cada nível: iniciante, intermediário e avançado.',
  ].join('\n');

async function suggest({ model, tokens }: PaidModel, asked: SuggestionRequest): Promise<PlanSuggestions> {
  const line = (most: number) => z.string().trim().min(1).max(most);
  const description = line(studyPlanLimits.description);
  const schema = z.object({
    title: line(studyPlanLimits.title),
    subject: line(studyPlanLimits.subject),
    descriptions: z.object({ iniciante: description, intermediario: description, avancado: description }),
    topics: z
      .array(line(studyPlanLimits.topicName))
      .length(asked.topicsCount)
      .refine(
        (names) => new Set(names.map((name) => name.toLowerCase())).size === names.length,
        'topics repeat',
      ),
  });
  const { title, subject, descriptions, topics } = await model.writeObject({
    schema,
    instructions: suggestionInstructions(asked),
    content: asked.prompt,
    maxTokens: tokens,
    signal: AbortSignal.timeout(patienceMs),
  });
  const { iniciante, intermediario, avancado } = descriptions;
  const written = { iniciante, intermediário: intermediario, avançado: avancado };
  const levels = perLevel((level) => ({ description: written[level], topics }));
  const { difficulty } = asked;
  return { title, subject, difficulty, ...levels[difficulty], levels };
}

/** Writes and suggests plans by the connected model. Rejects when it fails, or says what isn't asked for. */
export const modelPlanWriter = (model: PaidModel): PlanWriter => ({
  write: (request, signal) => writeDraft(model, request, signal),
  suggest: (asked) => suggest(model, asked),
});
