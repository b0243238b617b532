import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { forgetDraft } from '#web/lib/use-draft.ts';
import { createStudyPlan } from '../api.ts';
import { type PlanForm, planInput } from '../plan-form.ts';
import { rememberTask } from '../remembered-task.ts';

/** Sends the creation form; the page then follows the task named in its address. */
export function useStartGeneration(draftKey: string) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (form: PlanForm) => createStudyPlan(planInput(form)),
    onSuccess: (taskId, form) => {
      rememberTask(taskId, form);
      forgetDraft(draftKey);
    },
  });
  const start = (form: PlanForm) =>
    // Not when the student has left meanwhile: the list then shows the task.
    mutate(form, {
      onSuccess: (taskId) => void navigate({ to: '/study-plans/create', search: { task: taskId } }),
    });
  return { start, isPending, error };
}
