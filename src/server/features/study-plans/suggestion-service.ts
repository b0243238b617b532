import { z } from 'zod';
import { getStanding } from '#server/features/accounts/service.ts';
import { byModelOrLocally, type Made } from '#server/features/model-use/service.ts';
import { type CurriculumEntry, catalogue } from '#server/language/plans/catalogue.ts';
import { findCurriculum } from '#server/language/plans/find-curriculum.ts';
import { writeLocalDraft } from '#server/language/plans/local.ts';
import { matterOf, wishIn } from '#server/language/plans/own-words.ts';
import type { DraftRequest } from '#server/language/plans/plan-writer.ts';
import { levelIn, titleOf } from '#server/language/plans/suggestion-words.ts';
import { holdsPhrase, stems } from '#server/language/plans/words.ts';
import type { TextModel } from '#server/platform/ai/model.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Parts } from '#server/platform/parts.ts';
import {
  type CreateStudyPlan,
  type PlanSuggestions,
  studyPlanLimits,
} from '#shared/contracts/study-plans.ts';
import { messageOf } from '#shared/messages.ts';
import { foldLetters } from '#shared/rules/fold.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { brokenTopicsRule } from './plan-tiers.ts';

type Difficulty = CreateStudyPlan['difficulty'];

const patienceMs = 30_000;

type Suggested = Omit<Made<PlanSuggestions>, 'made'> & { suggestions: PlanSuggestions };

interface Asked {
  prompt: string;
  topicsCount: number;
  difficulty: Difficulty;
}

/**
 * Suggestions at the level that the prompt names, else at the one asked for, of at most as many topics as the tier
 * allows; then `notice` says so. By the connected model or the local engine.
 */
export async function suggestPlan(
  parts: Parts,
  { userId }: SignedIn,
  { prompt, topicsCount, difficulty }: Asked,
): Promise<Suggested> {
  const { tier } = await getStanding(parts, userId);
  const broken = brokenTopicsRule(topicsCount, tier);
  const asked = {
    prompt,
    topicsCount: Math.min(topicsCount, tierLimits[tier].topics),
    difficulty: levelIn(prompt) ?? difficulty,
  };
  const { made, ...by } = await byModelOrLocally(parts, userId, {
    name: 'suggestions',
    byModel: ({ model, tokens }) => askModel(model, asked, tokens),
    locally: () => suggestLocally(asked),
  });
  const notice = broken ? { notice: messageOf(broken.code, broken.params) } : {};
  return { suggestions: { ...made, ...notice }, ...by };
}

const perLevel = <T>(make: (difficulty: Difficulty) => T): Record<Difficulty, T> => ({
  iniciante: make('iniciante'),
  intermediário: make('intermediário'),
  avançado: make('avançado'),
});

/** From the catalogue when it covers what the student wrote, else from their own words. */
function suggestLocally({ prompt, topicsCount, difficulty }: Asked): PlanSuggestions {
  const wish = wishIn(prompt);
  const text = { title: wish, description: prompt, subject: '', goals: [] };
  const known = findCurriculum(text, catalogue());
  const subject = known ? fieldNamed(known, wish) : matterOf({ ...text, subject: wish });
  const levels = perLevel((level) => {
    const request: DraftRequest = { ...text, subject, difficulty: level, topicsCount, isAdvanced: false };
    const { description, topics } = writeLocalDraft(request);
    return { description, topics: topics.map(({ name }) => name) };
  });
  return {
    title: titleOf(prompt).slice(0, studyPlanLimits.title),
    subject: subject.slice(0, studyPlanLimits.subject),
    difficulty,
    ...levels[difficulty],
    levels,
  };
}

/** The subject, or the field of a broad one that the student names: Direito Penal, not all of Direito. */
function fieldNamed({ subject, areas, isBroad }: CurriculumEntry, wish: string): string {
  const words = stems(wish);
  const named = isBroad ? Object.keys(areas).filter((area) => holdsPhrase(words, area)) : [];
  const [field] = named.sort((one, other) => other.length - one.length);
  if (!field) return subject;
  const whole = `${subject} ${field}`;
  return foldLetters(wish).includes(foldLetters(whole))
    ? whole
    : field.charAt(0).toUpperCase() + field.slice(1);
}

const instructions = ({ topicsCount, difficulty }: Asked) =>
  [
    'Você sugere planos de estudo em português do Brasil para estudantes.',
    'A partir do que o estudante escreveu, dê um título curto, que não repita a frase nem diga o nível, a matéria e',
    `exatamente ${topicsCount} tópicos distintos e específicos para nível ${difficulty}, na ordem em que devem ser estudados.`,
    'Dê também três descrições de duas a quatro frases, uma para cada nível: iniciante, intermediário e avançado.',
  ].join('\n');

async function askModel(model: TextModel, asked: Asked, maxTokens: number): Promise<PlanSuggestions> {
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
    instructions: instructions(asked),
    content: asked.prompt,
    maxTokens,
    signal: AbortSignal.timeout(patienceMs),
  });
  const { iniciante, intermediario, avancado } = descriptions;
  const written = { iniciante, intermediário: intermediario, avançado: avancado };
  const levels = perLevel((level) => ({ description: written[level], topics }));
  const { difficulty } = asked;
  return { title, subject, difficulty, ...levels[difficulty], levels };
}
