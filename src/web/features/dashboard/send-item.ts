import type { TodayItem } from '#shared/contracts/dashboard.ts';
import { planFollowUpApi } from '#shared/contracts/plan-follow-up.ts';
import { studyPlanApi } from '#shared/contracts/study-plans.ts';
import { callApi } from '#web/lib/api/api-client.ts';

/** The server finds the activity or topic by its id, wherever it stands in its plan or syllabus. */
export async function sendItem({ target }: TodayItem, completed: boolean): Promise<void> {
  if (target?.kind === 'activity') {
    const { planId, activityId } = target;
    const body = { weekIndex: 0, dayIndex: 0, activityIndex: 0, activityId, completed };
    await callApi(studyPlanApi.setActivity, { params: { id: planId }, body });
  }
  if (target?.kind === 'revision') {
    const { planId, topicId, number } = target;
    await callApi(planFollowUpApi.setRevision, {
      params: { id: planId },
      body: { topicIndex: 0, topicId, number, completed },
    });
  }
  if (target?.kind === 'syllabus') {
    const { syllabusApi } = await import('#shared/contracts/syllabi.ts');
    const params = { id: target.syllabusId, topicId: String(target.topicId) };
    if (target.does === 'theory') await callApi(syllabusApi.setTheory, { params, body: { done: completed } });
    else if (completed) await callApi(syllabusApi.revise, { params });
    else await callApi(syllabusApi.undoRevision, { params });
  }
}
