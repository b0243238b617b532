import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import { createStudyPlanSchema } from '#shared/contracts/study-plan-inputs.schemas.ts';
import type { CreateStudyPlanInput } from '#shared/contracts/study-plans.ts';
import { addDays, studyDay } from '#shared/rules/time/study-day.ts';
import { type GenerationJob, generateStudyPlan } from './generation.ts';
import { createStudyPlan, getGenerationTask } from './service.ts';

export interface DemoRequest {
  /** Days ago on which the plan was made and began. */
  startedAgo: number;
  asked: Omit<CreateStudyPlanInput, 'startDate' | 'endDate'>;
}

/** Creates a plan on the day it began (`startedAgo` days back), through the very service that answers the form; the local engine writes it. */
export async function makeDemoPlan(
  services: Services,
  student: SignedIn,
  { startedAgo, asked }: DemoRequest,
): Promise<string> {
  const began = new Date(services.clock.now().getTime() - startedAgo * 86_400_000);
  const then: Services = {
    ...services,
    model: null,
    clock: { now: () => began },
    jobs: {
      ...services.jobs,
      enqueue: (tx, _name, job) =>
        generateStudyPlan({ ...then, db: tx }, job as unknown as GenerationJob, new AbortController().signal),
    },
  };
  const startDate = studyDay(began, student.timeZone);
  const request = createStudyPlanSchema.parse({ ...asked, startDate, endDate: addDays(startDate, 28) });
  const taskId = await createStudyPlan(then, student, request);
  const { result } = await getGenerationTask(services, student, taskId);
  if (!result) throw new Error(`O plano “${asked.title}” não foi gerado.`);
  return result.id;
}
