import { z } from 'zod';
import type { TextModel } from '#server/platform/ai/model.ts';
import { evaluationMethodSchema, resourceTypes, topicPriorities } from '#shared/contracts/study-plans.ts';
import type { DraftRequest, PlanDraft } from './plan-writer.ts';

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

/** Asks the connected model for a draft of exactly `topicsCount` topics, within `maxTokens`. */
export async function writeModelDraft(
  model: TextModel,
  request: DraftRequest,
  maxTokens: number,
  signal: AbortSignal,
): Promise<PlanDraft> {
  const draft = await model.writeObject({
    schema: draftSchema(request.topicsCount),
    instructions: instructionsFor(request),
    content: JSON.stringify({
      titulo: request.title,
      materia: request.subject,
      descricao: request.description,
      objetivos: request.goals,
      nivel: request.difficulty,
    }),
    maxTokens,
    signal,
  });
  // A model invents addresses; a search always leads somewhere.
  return {
    ...draft,
    resources: draft.resources.map((resource) => ({ ...resource, url: searchAddress(resource.title) })),
  };
}

function instructionsFor({ topicsCount, isAdvanced }: DraftRequest): string {
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
