import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { difficultyNames } from '#web/lib/plan-names.ts';
import { Author } from '#web/ui/author.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SubjectTag } from '#web/ui/subject-tag.tsx';

export type PublishedPlan = Pick<StudyPlan, 'title' | 'description' | 'subject' | 'difficulty'>;

type PublishDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  plan: PublishedPlan;
  /** The student's, under which it appears; undefined while unknown. */
  author: string | undefined;
  onPublish: () => void;
};

/** What becomes public, and as whom, before it does. */
export function PublishDialog({ open, onOpenChange, plan, author, onPublish }: PublishDialogProps) {
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
