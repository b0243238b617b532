import { EyeOff, Globe } from 'lucide-react';
import { useState } from 'react';
import { type StudyPlan, studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { messageOf } from '#shared/messages.ts';
import { Author } from '#web/domain/author.tsx';
import { difficultyNames } from '#web/domain/plan-names.ts';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { usePublication } from './api.ts';

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

type PublishedPlan = Pick<StudyPlan, 'title' | 'description' | 'subject' | 'difficulty'>;

type PublishDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  plan: PublishedPlan;
  /** The student's, under which it appears; undefined while unknown. */
  author: string | undefined;
  onPublish: () => void;
};

/** What becomes public, and as whom, before it does. */
function PublishDialog({ open, onOpenChange, plan, author, onPublish }: PublishDialogProps) {
  const { title, description, subject, difficulty } = plan;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Publicar no marketplace?"
      description="Qualquer pessoa com conta na Órbita poderá ler, avaliar e clonar este plano."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancelar</Button>
          <Button variant="main" onClick={onPublish}>
            Publicar
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <section
          aria-label="Como o plano aparece"
          className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-surface p-4"
        >
          <div className="flex flex-wrap items-center gap-1.5">
            <SubjectTag name={subject} />
            <Badge>{difficultyNames[difficulty]}</Badge>
          </div>
          <p className="line-clamp-3 break-words font-semibold">{title}</p>
          {description && <p className="line-clamp-2 break-words text-ink-muted text-sm">{description}</p>}
          {author && <Author name={author} />}
        </section>
        <dl className="grid gap-3 text-sm">
          <div>
            <dt className="font-semibold">Fica público</dt>
            <dd>
              Seu nome, o título e a descrição, os objetivos, os tópicos, o cronograma sem as datas, os
              recursos e as formas de avaliação.
            </dd>
          </div>
          <div>
            <dt className="font-semibold">Nunca aparece</dt>
            <dd>Seu email, sua foto, seu progresso e suas datas.</dd>
          </div>
        </dl>
        <p className="text-ink-muted text-sm">
          O que você mudar depois só aparece quando você atualizar a publicação. Você pode despublicar quando
          quiser.
        </p>
      </div>
    </Dialog>
  );
}
