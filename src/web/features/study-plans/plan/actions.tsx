import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, EyeOff, Globe, Store, Trash2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { type StudyPlan, studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { messageOf } from '#shared/messages.ts';
import { formatNumber } from '#shared/rules/text/format.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { OrbitMark } from '#web/ui/brand/orbit-logo.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { useDeleteStudyPlan } from '../api.ts';
import { ExportItems, useExport } from './export.tsx';
import { usePublication } from './publication/api.ts';
import { PublishDialog } from './publication/publish-dialog.tsx';

type PublishItemProps = {
  plan: Pick<StudyPlan, 'id' | 'isPublished' | 'isTestAccount' | 'numberOfReviews' | 'averageRating'>;
  /** Called to ask before the plan is published. */
  onAsk: () => void;
};

/** In the menu of a plan. Publishing asks first, unpublishing does not. */
function PublishItem({ plan, onAsk }: PublishItemProps) {
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

type PlanActionsProps = {
  plan: StudyPlan;
  /** The student's name; undefined while unknown. */
  author: string | undefined;
};

/** What is done to a plan seldom: behind one button, each with its word. */
export function PlanActions({ plan, author }: PlanActionsProps) {
  const [asked, ask] = useState<'publish' | 'delete' | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const exported = useExport(plan);
  const navigate = useNavigate();
  const close = () => ask(null);
  const showListing = () => void navigate({ to: '/marketplace/$planId', params: { planId: plan.id } });
  return (
    <>
      <Menu
        align="end"
        trigger={
          // Not disabled while a file is made: the focus comes back here when the menu closes.
          <IconButton
            ref={trigger}
            label={exported.isMaking ? 'Gerando PDF...' : 'Mais ações'}
            variant="secondary"
          >
            {exported.isMaking ? <OrbitMark spinning /> : <Ellipsis aria-hidden="true" />}
          </IconButton>
        }
      >
        {plan.isPublishable && <PublishItem plan={plan} onAsk={() => ask('publish')} />}
        {plan.isPublished && (
          <MenuItem icon={<Store aria-hidden="true" />} onSelect={showListing}>
            Ver no marketplace
          </MenuItem>
        )}
        <ExportItems {...exported} />
        <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={() => ask('delete')}>
          Excluir
        </MenuItem>
      </Menu>
      <PublishDialog
        open={asked === 'publish'}
        onClose={close}
        plan={plan}
        author={author}
        onShowListing={showListing}
        finalFocus={trigger}
      />
      <DeletePlan
        open={asked === 'delete'}
        onClose={close}
        planId={plan.id}
        title={plan.title}
        finalFocus={trigger}
      />
    </>
  );
}

type DeletePlanProps = {
  open: boolean;
  onClose: () => void;
  planId: string;
  title: string;
  finalFocus: RefObject<HTMLElement | null>;
};

function DeletePlan({ open, onClose, planId, title, finalFocus }: DeletePlanProps) {
  const { mutate, reset, isPending, error } = useDeleteStudyPlan(planId);
  const navigate = useNavigate();
  const toast = useToast();
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        void navigate({ to: '/study-plans' });
        toast.success('Plano excluído.');
      },
    });
  return (
    <ConfirmDialog
      open={open}
      finalFocus={finalFocus}
      onOpenChange={() => {
        reset();
        onClose();
      }}
      title={`Excluir o plano “${title}”?`}
      description="O cronograma, os tópicos e o progresso serão apagados. Isso não pode ser desfeito."
      confirmLabel="Excluir plano"
      onConfirm={confirm}
      busy={isPending}
      busyLabel="Excluindo..."
      error={error ? sentenceOf(error, 'Não foi possível excluir o plano. Tente novamente.') : undefined}
    />
  );
}
