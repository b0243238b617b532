import { z } from 'zod';
import { openCatalogue } from '#server/language/wish/catalogue.ts';
import { readWish } from '#server/language/wish/read-wish.ts';
import type { StudentText } from '#server/language/wish/reading.ts';
import type { TextModel } from '#server/platform/ai/model.ts';
import { evaluationMethodSchema } from '#shared/contracts/study-plan-answers.schemas.ts';
import {
  type PlanSuggestions,
  resourceTypes,
  studyPlanLimits,
  topicPriorities,
} from '#shared/contracts/study-plans.ts';
import { faultsOf } from './check-topics.ts';
import { evidenceFor } from './evidence.ts';
import type { DraftRequest, PlanDraft, PlanWriter, SuggestionRequest } from './plan-writer.ts';
import { withoutOwnProse } from './prose.ts';
import { perLevel } from './suggestion-words.ts';

/** The connected model, with the tokens that one answer may take. */
interface PaidModel {
  model: TextModel;
  tokens: number;
}

const patienceMs = 30_000;
/** Topics that a plan has at least. */
const fewest = 2;

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
      .min(fewest)
      .max(topicsCount),
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

/** What a model is told of a wish beside the student's words, and what it is judged by. */
async function wishOf(text: StudentText) {
  const catalogue = await openCatalogue();
  const reading = readWish(text, catalogue);
  const faults = (topics: readonly { name: string; description: string }[]) =>
    faultsOf(topics, text, reading, catalogue);
  return { evidence: evidenceFor(reading), faults };
}

/**
 * What `ask` brings, once more when it has faults, which it is then told.
 * @throws an Error when the second has faults, too.
 */
async function withOneRepair<T>(
  ask: (faults: readonly string[]) => Promise<T>,
  faultsIn: (made: T) => string[],
): Promise<T> {
  const first = await ask([]);
  const faults = faultsIn(first);
  if (faults.length === 0) return first;
  const second = await ask(faults);
  if (faultsIn(second).length > 0) throw new Error('The model proposes topics with faults twice.');
  return second;
}

const toMend = (faults: readonly string[]) =>
  faults.length > 0 ? `\nA proposta anterior tinha estas falhas; corrija-as:\n${faults.join('\n')}` : '';

async function writeDraft(
  { model, tokens }: PaidModel,
  request: DraftRequest,
  signal: AbortSignal,
): Promise<PlanDraft> {
  const { evidence, faults } = await wishOf({
    ...request,
    description: withoutOwnProse(request.description),
  });
  const draft = await withOneRepair(
    (found) =>
      model.writeObject({
        schema: draftSchema(request.topicsCount),
        instructions: draftInstructions(request) + toMend(found),
        content: JSON.stringify({
          titulo: request.title,
          materia: request.subject,
          descricao: request.description,
          objetivos: request.goals,
          nivel: request.difficulty,
          programa: request.programme,
          catalogo: evidence,
        }),
        maxTokens: tokens,
        signal,
      }),
    ({ topics }) => faults(topics),
  );
  // A model invents addresses; a search always leads somewhere.
  return {
    ...draft,
    resources: draft.resources.map((resource) => ({ ...resource, url: searchAddress(resource.title) })),
  };
}

const scopeRule =
  'O catálogo, quando vem, diz o que existe da matéria e quanto cada parte pesa: fique nele, comece pelo que o estudante pediu e não complete com outra matéria; menos tópicos estão certos.';

function draftInstructions({ topicsCount, isAdvanced }: DraftRequest): string {
  return [
    'Você monta planos de estudo em português do Brasil para estudantes.',
    `Escreva no máximo ${topicsCount} tópicos distintos, na ordem em que devem ser estudados, com os pré-requisitos antes.`,
    scopeRule,
    'Se houver programa, os tópicos são os dele, como estão.',
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
    `no máximo ${topicsCount} tópicos distintos e específicos para nível ${difficulty}, na ordem em que devem ser estudados.`,
    scopeRule,
    'Dê também três descrições de duas a quatro frases, uma para cada nível: iniciante, intermediário e avançado.',
  ].join('\n');

async function suggest({ model, tokens }: PaidModel, asked: SuggestionRequest): Promise<PlanSuggestions> {
  const line = (most: number) => z.string().trim().min(1).max(most);
  const description = line(studyPlanLimits.description);
  const schema = z.object({
    title: line(studyPlanLimits.title),
    subject: line(studyPlanLimits.subject),
    descriptions: z.object({ iniciante: description, intermediario: description, avancado: description }),
    topics: z.array(line(studyPlanLimits.topicName)).min(fewest).max(asked.topicsCount),
  });
  const text = { title: asked.prompt, subject: '', description: asked.prompt, goals: [] };
  const { evidence, faults } = await wishOf(text);
  const signal = AbortSignal.timeout(patienceMs);
  const { title, subject, descriptions, topics } = await withOneRepair(
    (found) =>
      model.writeObject({
        schema,
        instructions: suggestionInstructions(asked) + toMend(found),
        content: [
          asked.prompt,
          asked.programme && `Programa:\n${asked.programme}`,
          evidence && `Catálogo:\n${evidence}`,
        ]
          .filter(Boolean)
          .join('\n\n'),
        maxTokens: tokens,
        signal,
      }),
    ({ topics: names }) => faults(names.map((name) => ({ name, description: '' }))),
  );
  const { iniciante, intermediario, avancado } = descriptions;
  const written = { iniciante, intermediário: intermediario, avançado: avancado };
  const levels = perLevel((level) => ({ description: written[level], topics }));
  const { difficulty } = asked;
  return {
    title,
    subject,
    difficulty,
    ...levels[difficulty],
    levels,
    question: '',
    choices: [],
  };
}

/** Writes and suggests plans by the connected model. Rejects when it fails, or says what isn't asked for. */
export const modelPlanWriter = (model: PaidModel): PlanWriter => ({
  write: (request, signal) => writeDraft(model, request, signal),
  suggest: (asked) => suggest(model, asked),
});
