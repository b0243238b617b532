import { useMutation, useQueryClient } from '@tanstack/react-query';
import { studyPlanApi } from '#shared/contracts/study-plans.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { type NewTopic, topicsWith } from './added-topic.ts';
import { keepPlan, studyPlanQuery } from './api.ts';

/** Adds a topic to a plan as it is by now; `onAdded` hears of it. */
export function useAddTopic(onAdded: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (topic: NewTopic) => {
      const plan = await client.fetchQuery({ ...studyPlanQuery(topic.planId), staleTime: 0 });
      const body = { topics: topicsWith(plan.topics, topic) };
      return (await callApi(studyPlanApi.update, { params: { id: plan.id }, body })).data.studyPlan;
    },
    onSuccess: async (plan) => {
      await keepPlan(client, plan.id, plan);
      toast.success(`Tópico adicionado a “${plan.title}”.`);
      onAdded();
    },
  });
  return { add: (topic: NewTopic) => mutate(topic), isPending, error };
}
