import { EyeOff, Globe } from 'lucide-react';
import { useState } from 'react';
import { type StudyPlan, studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { messageOf } from '#shared/messages.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { usePublication } from './api.ts';
import { PublishDialog, type PublishedPlan } from './publish-dialog.tsx';

type Publishable = Pick<
  StudyPlan,
  'id' | 'isPublished' | 'isPublishable' | 'isTestAccount' | 'numberOfReviews' | 'averageRating'
>;

type PublishPlanProps = {
  plan: Publishable & PublishedPlan;
  /** The student's name; undefined while unknown. */
  author: string | undefined;
};

const needed = studyPlanLimits.ratingToPublish;

const isRatedTooLow = ({ numberOfReviews, averageRating }: Publishable) =>
  numberOfReviews > 0 && averageRating < needed;

const noteId = 'nota-da-publicacao';

/** Publishing asks first, unpublishing does not. Nothing for a clone. Its condition is what PublishNote says. */
export function PublishPlan({ plan, author }: PublishPlanProps) {
  const { isPublished } = plan;
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, isPending, variables } = usePublication(plan.id);
  const toast = useToast();
  if (!plan.isPublishable) return null;

  const publishes = isPending ? variables : !isPublished;
  const change = async () => {
    try {
      toast.success(await mutateAsync(publishes), { duration: 2500 });
    } catch (error) {
      const reason = sentenceOf(error, 'Tente novamente em instantes.');
      toast.error(`${publishes ? 'Erro ao publicar' : 'Erro ao remover'}: ${reason}`);
    }
  };
  return (
    <>
      <Button
        icon={publishes ? <Globe aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
        disabled={!isPublished && (plan.isTestAccount || isRatedTooLow(plan))}
        busy={isPending}
        busyLabel={publishes ? 'Publicando...' : 'Despublicando...'}
        aria-describedby={noteOf(plan) && noteId}
        aria-haspopup={isPublished ? undefined : 'dialog'}
        onClick={isPublished ? change : () => setIsAsking(true)}
      >
        {publishes ? 'Publicar' : 'Despublicar'}
      </Button>
      <PublishDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        plan={plan}
        author={author}
        onPublish={() => {
          setIsAsking(false);
          void change();
        }}
      />
    </>
  );
}

/** What publishing needs, in plain sight: a tooltip would not open on touch. */
export function PublishNote({ plan }: { plan: Publishable }) {
  const note = noteOf(plan);
  if (!note) return null;
  return (
    <p id={noteId} className="max-w-[70ch] basis-full text-ink-muted text-sm">
      {note}
    </p>
  );
}

function noteOf(plan: Publishable): string | undefined {
  if (!plan.isPublishable) return;
  const now = `A nota de agora é ${formatNumber(plan.averageRating)}.`;
  if (plan.isPublished)
    return isRatedTooLow(plan)
      ? `Se você despublicar, o plano só volta ao marketplace com nota média de pelo menos ${needed}. ${now}`
      : undefined;
  if (plan.isTestAccount) return messageOf('study_plans.test_account_publish');
  if (isRatedTooLow(plan)) return `${messageOf('study_plans.rating_too_low')} ${now}`;
  return `Depois de avaliado, o plano precisa de nota média de pelo menos ${needed} para ser publicado.`;
}
