import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { type StudyPlan, studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { Author } from '#web/domain/author.tsx';
import { difficultyNames } from '#web/domain/plan-names.ts';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { publicationQuery, usePublication } from './api.ts';

type PublishDialogProps = {
  open: boolean;
  onClose: () => void;
  plan: Pick<StudyPlan, 'id' | 'title' | 'description' | 'subject' | 'difficulty'>;
  /** The student's name, under which it appears; undefined while unknown. */
  author: string | undefined;
  /** Called to see it in the marketplace afterwards. */
  onShowListing: () => void;
  finalFocus: RefObject<HTMLElement | null>;
};

/** What becomes public, and as whom, before it does. */
export function PublishDialog({
  open,
  onClose,
  plan,
  author,
  onShowListing,
  finalFocus,
}: PublishDialogProps) {
  const { id, title, description, subject, difficulty } = plan;
  const { mutateAsync, isPending } = usePublication(id);
  const syllabusTopics = useQuery({ ...publicationQuery(id), enabled: open }).data?.syllabusTopics;
  const toast = useToast();
  const publish = async () => {
    try {
      const message = await mutateAsync(true);
      toast.success(message, { action: { label: 'Ver no marketplace', onAction: onShowListing } });
    } catch (error) {
      toast.error(`Erro ao publicar: ${sentenceOf(error, 'Tente novamente em instantes.')}`);
    }
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      finalFocus={finalFocus}
      title="Publicar no marketplace?"
      description="Qualquer pessoa com conta na Órbita poderá ler, avaliar e clonar este plano."
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="main" busy={isPending} busyLabel="Publicando..." onClick={publish}>
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
            {syllabusTopics !== 0 && <dd className="mt-1">{syllabusSentence(syllabusTopics)}</dd>}
          </div>
          <div>
            <dt className="font-semibold">Nunca aparece</dt>
            <dd>Seu email, sua foto, seu progresso e suas datas.</dd>
            {syllabusTopics !== 0 && (
              <dd className="mt-1">
                Do edital: o arquivo ou texto de onde ele veio e o que você já estudou.
              </dd>
            )}
          </div>
        </dl>
        <p className="text-ink-muted text-sm">
          O que você mudar depois só aparece quando você atualizar a publicação. Você pode despublicar quando
          quiser. {ratingNote}
        </p>
      </div>
    </Dialog>
  );
}

/** `topics` is undefined while it is not known whether the plan was made of a syllabus. */
const syllabusSentence = (topics: number | undefined): string =>
  topics === undefined
    ? `Se o plano foi feito de um edital, ele também: ${syllabusParts}.`
    : `Com edital verticalizado: ${countOf(topics, 'tópico', 'tópicos')}. Dele ficam públicos o título, ${syllabusParts}. Quem clonar o plano recebe uma cópia.`;

const syllabusParts = 'o cargo, a data da prova, as disciplinas com seus valores e os tópicos com seus pesos';

const ratingNote = `Depois de avaliado, o plano precisa de nota média de pelo menos ${studyPlanLimits.ratingToPublish} para ser publicado.`;
