import { EyeOff, Globe } from 'lucide-react';
import { type StudyPlan, studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { messageOf } from '#shared/messages.ts';
import { formatNumber } from '#shared/rules/text/format.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { MenuItem } from '#web/ui/overlay/menu.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { usePublication } from './api.ts';

type PublishItemProps = {
  plan: Pick<StudyPlan, 'id' | 'isPublished' | 'isTestAccount' | 'numberOfReviews' | 'averageRating'>;
  /** Called to ask before the plan is published. */
  onAsk: () => void;
};

/** In the menu of a plan. Publishing asks first, unpublishing does not. */
export function PublishItem({ plan, onAsk }: PublishItemProps) {
  const { mutateAsync } = usePublication(plan.id);
  const toast = useToast();
  const now = `A nota de agora é ${formatNumber(plan.averageRating)}.`;
  const needed = studyPlanLimits.ratingToPublish;
  const isRatedTooLow = plan.numberOfReviews > 0 && plan.averageRating < needed;

  if (plan.isPublished) {
    const unpublish = async () => {
      try {
        toast.success(await mutateAsync(false), { duration: 2500 });
      } catch (error) {
        toast.error(`Erro ao remover: ${sentenceOf(error, 'Tente novamente em instantes.')}`);
      }
    };
    const warning = `Depois, o plano só volta ao marketplace com nota média de pelo menos ${needed}. ${now}`;
    return (
      <MenuItem icon={<EyeOff aria-hidden="true" />} hint={isRatedTooLow && warning} onSelect={unpublish}>
        Despublicar
      </MenuItem>
    );
  }
  const refusal = plan.isTestAccount
    ? messageOf('study_plans.test_account_publish')
    : isRatedTooLow && `${messageOf('study_plans.rating_too_low')} ${now}`;
  return (
    <MenuItem icon={<Globe aria-hidden="true" />} disabled={Boolean(refusal)} hint={refusal} onSelect={onAsk}>
      Publicar
    </MenuItem>
  );
}
