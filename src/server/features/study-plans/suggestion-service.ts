import { z } from 'zod';
import { getStanding } from '#server/features/accounts/service.ts';
import type { TextModel } from '#server/platform/ai/model.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Parts } from '#server/platform/parts.ts';
import { type PlanSuggestions, studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { foldLetters } from '#shared/rules/fold.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { catalogue } from './curriculum/catalogue.ts';
import type { Curriculum } from './curriculum/curriculum.ts';
import { findCurriculum } from './curriculum/find-curriculum.ts';
import { matterOf, wishIn } from './curriculum/own-words.ts';
import { holdsPhrase, stems } from './curriculum/words.ts';
import type { DraftRequest } from './draft.ts';
import { writeLocalDraft } from './local-writer.ts';

const patienceMs = 30_000;

interface Suggested {
  suggestions: PlanSuggestions;
  engine: 'local' | 'model';
}

/** Throws `suggestions_failed` (502) when the connected model gives nothing usable in 30 s. */
export async function suggestPlan(
  { model, db, clock, log, ...parts }: Parts,
  { userId }: SignedIn,
  { prompt, topicsCount }: { prompt: string; topicsCount: number },
): Promise<Suggested> {
  if (!model) return { engine: 'local', suggestions: suggestLocally(prompt, topicsCount) };
  const { tier } = await getStanding({ model, db, clock, log, ...parts }, userId);
  try {
    return {
      engine: 'model',
      suggestions: await askModel(model, prompt, topicsCount, tierLimits[tier].tokens),
    };
  } catch (error) {
    log.warn({ err: error }, 'suggestions failed');
    throw new CodedError(502, 'study_plans.suggestions_failed');
  }
}

/** From the catalogue when it covers what the student wrote, else from their own words. */
function suggestLocally(prompt: string, topicsCount: number): PlanSuggestions {
  const wish = wishIn(prompt);
  const text = { title: wish, description: prompt, subject: '', goals: [] };
  const known = findCurriculum(text, catalogue);
  const subject = known ? fieldNamed(known, wish) : matterOf({ ...text, subject: wish });
  const request: DraftRequest = {
    ...text,
    subject,
    difficulty: 'intermediário',
    topicsCount,
    isAdvanced: false,
  };
  const { description, topics } = writeLocalDraft(request);
  return {
    title: wish.slice(0, studyPlanLimits.title),
    description,
    subject: subject.slice(0, studyPlanLimits.subject),
    topics: topics.map(({ name }) => name),
  };
}

/** The subject, or the field of a broad one that the student names: Direito Penal, not all of Direito. */
function fieldNamed({ subject, areas, isBroad }: Curriculum, wish: string): string {
  const words = stems(wish);
  const named = isBroad ? Object.keys(areas).filter((area) => holdsPhrase(words, area)) : [];
  const [field] = named.sort((one, other) => other.length - one.length);
  if (!field) return subject;
  const whole = `${subject} ${field}`;
  return foldLetters(wish).includes(foldLetters(whole))
    ? whole
    : field.charAt(0).toUpperCase() + field.slice(1);
}

const instructions = (topicsCount: number) =>
  [
    'Você sugere planos de estudo em português do Brasil para estudantes.',
    'A partir do que o estudante escreveu, dê um título curto, a matéria, uma descrição de duas a quatro frases e',
    `exatamente ${topicsCount} tópicos distintos e específicos, na ordem em que devem ser estudados.`,
  ].join('\n');

function askModel(
  model: TextModel,
  prompt: string,
  topicsCount: number,
  maxTokens: number,
): Promise<PlanSuggestions> {
  const line = (most: number) => z.string().trim().min(1).max(most);
  const schema = z.object({
    title: line(studyPlanLimits.title),
    subject: line(studyPlanLimits.subject),
    description: line(studyPlanLimits.description),
    topics: z
      .array(line(studyPlanLimits.topicName))
      .length(topicsCount)
      .refine(
        (names) => new Set(names.map((name) => name.toLowerCase())).size === names.length,
        'topics repeat',
      ),
  });
  return model.writeObject({
    schema,
    instructions: instructions(topicsCount),
    content: prompt,
    maxTokens,
    signal: AbortSignal.timeout(patienceMs),
  });
}
