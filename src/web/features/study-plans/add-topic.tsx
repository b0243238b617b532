import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sentenceOf } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { AddTopicForm } from './add-topic-form.tsx';
import { studyPlansQuery } from './api.ts';

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
