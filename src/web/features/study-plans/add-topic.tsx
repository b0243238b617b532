import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { updateStudyPlanSchema } from '#shared/contracts/study-plan-inputs.schemas.ts';
import { studyPlanApi, studyPlanLimits, type Topic } from '#shared/contracts/study-plans.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { sentenceOf, sentencesOf } from '#web/lib/api/api-error.ts';
import { type BrokenRule, fieldId, focusFirstError, resolverOf } from '#web/lib/form-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { keepPlan, studyPlanQuery, studyPlansQuery } from './api.ts';
import { newTopic, type PlanEdit, planUpdate } from './plan-edit.ts';

/** A topic that is added to a plan from elsewhere. */
export interface NewTopic {
  planId: string;
  name: string;
  description: string;
}

/** The form for a topic about something: one line for its name, and as much of the rest as it may hold. */
export const newTopicOf = (planId: string, name: string, description: string): NewTopic => ({
  planId,
  name: name.replace(/\s+/g, ' ').trim().slice(0, studyPlanLimits.topicName),
  description: cut(description.trim(), studyPlanLimits.topicDescription),
});

/** At the end of a word, and marked. */
const cut = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;

/** A plan's topics with another one after them, as they are sent. */
export function topicsWith(topics: readonly Topic[], { name, description }: NewTopic) {
  const known = topics.map(({ id, name, description, priority }) => ({
    topicId: id,
    name,
    description,
    priority,
  }));
  const edit = { topics: [...known, { ...newTopic, name, description }] } as PlanEdit;
  return planUpdate(edit, topics).topics;
}

export function brokenTopicRules(topic: NewTopic): BrokenRule[] {
  const { error } = updateStudyPlanSchema.pick({ topics: true }).safeParse({ topics: topicsWith([], topic) });
  return (error?.issues ?? []).map(({ path, message }) => ({ field: String(path.at(-1)), message }));
}

interface AddTopicProps {
  /** What the topic is called and says, until the student writes something else. */
  name: string;
  description: string;
  onClose: () => void;
}

/** Something that was found elsewhere becomes a topic of one of the student's plans. */
export function AddTopic({ name, description, onClose }: AddTopicProps) {
  const { data: plans, error, refetch, isFetching } = useQuery(studyPlansQuery);
  if (plans && plans.length > 0)
    return <AddTopicForm plans={plans} name={name} description={description} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title="Adicionar ao plano">
      {plans ? (
        <EmptyState
          compact
          title="Você ainda não tem um plano de estudos."
          action={<Button render={<Link to="/study-plans/create" />}>Criar plano</Button>}
        />
      ) : error ? (
        <ErrorState
          message={sentenceOf(error, 'Não foi possível carregar seus planos. Tente novamente.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton>
          <SkeletonBlock className="h-10" />
          <SkeletonBlock className="h-10 " />
        </Skeleton>
      )}
    </Dialog>
  );
}

interface AddTopicFormProps {
  plans: readonly { id: string; title: string }[];
  name: string;
  description: string;
  onClose: () => void;
}

const fields = ['planId', 'name', 'description'] as const satisfies (keyof NewTopic)[];

function AddTopicForm({ plans, name, description, onClose }: AddTopicFormProps) {
  const formId = useId();
  const { register, handleSubmit, formState } = useForm<NewTopic>({
    defaultValues: newTopicOf(plans[0]?.id ?? '', name, description),
    resolver: resolverOf(brokenTopicRules),
    shouldFocusError: false,
  });
  const { errors } = formState;
  const { add, isPending, error } = useAddTopic(onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Adicionar ao plano"
      description="A resposta vira um tópico do plano. Confira antes de salvar."
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" form={formId} variant="main" busy={isPending} busyLabel="Salvando...">
            Adicionar tópico
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label="Adicionar ao plano"
        onSubmit={handleSubmit(add, (broken) => focusFirstError(broken, fields))}
        className="grid gap-4"
      >
        <Field id={fieldId('planId')} label="Plano">
          <Select {...register('planId')}>
            {plans.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <Field id={fieldId('name')} label="Nome do tópico" error={errors.name?.message}>
          <TextInput {...register('name')} autoComplete="off" />
        </Field>
        <Field id={fieldId('description')} label="Descrição" optional error={errors.description?.message}>
          <TextArea {...register('description')} rows={5} />
        </Field>
        {!isPending && (
          <RefusedForm
            sentences={error ? sentencesOf(error, 'Não foi possível mudar o plano. Tente novamente.') : []}
          />
        )}
      </form>
    </Dialog>
  );
}

/** Adds a topic to a plan as it is by now; `onAdded` hears of it. */
function useAddTopic(onAdded: () => void) {
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
