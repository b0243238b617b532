import { useState } from 'react';
import type { CloneSource } from '#shared/contracts/marketplace.ts';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { countOf, formatNumber } from '#shared/rules/text/format.ts';
import { sentencesOf } from '#web/lib/api/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import { Dialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { useCloneSource, useTakeVersion } from './publication/api.ts';

type NewVersionProps = { plan: Pick<StudyPlan, 'id' | 'isPublishable'> };

/** Says of a clone that its author has a newer version, and offers it; nothing otherwise. */
export function NewVersion({ plan }: NewVersionProps) {
  const source = useCloneSource(plan);
  const { mutate, reset, isPending, error } = useTakeVersion(plan.id);
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const changes = source && source.version > source.clonedVersion ? source.changes : null;
  if (!source || !changes) return null;

  const change = (open: boolean) => {
    if (isPending) return;
    if (open) reset();
    setOpen(open);
  };
  const take = () =>
    mutate(source.version, {
      onSuccess: () => {
        setOpen(false);
        toast.success('Seu plano agora é a nova versão.');
      },
    });
  return (
    <>
      <Alert
        className="mb-5"
        action={
          <Button size="sm" aria-haspopup="dialog" onClick={() => change(true)}>
            Ver o que muda
          </Button>
        }
      >
        O autor publicou uma nova versão deste plano.
      </Alert>
      <VersionDialog
        open={isOpen}
        onOpenChange={change}
        changes={changes}
        onTake={take}
        busy={isPending}
        error={error}
      />
    </>
  );
}

type VersionDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  changes: NonNullable<CloneSource['changes']>;
  onTake: () => void;
  busy: boolean;
  error: Error | null;
};

/** What the author's new version would change, before anything does. */
function VersionDialog({ open, onOpenChange, changes, onTake, busy, error }: VersionDialogProps) {
  const { added, removed, renamed, activities, done, syllabus } = changes;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Nova versão do plano"
      description="Os tópicos que você criou ficam, e o que vocês têm em comum continua concluído. O resto passa a ser como o autor publicou."
      footer={
        <>
          <Button disabled={busy} onClick={() => onOpenChange(false)}>
            Agora não
          </Button>
          <Button variant="main" busy={busy} busyLabel="Trocando..." onClick={onTake}>
            Trocar pela nova versão
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop, a long list cannot be scrolled by keyboard */}
      <section aria-label="O que muda" tabIndex={0} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <RefusedForm sentences={sentencesOf(error, 'Não foi possível trocar de versão. Tente novamente.')} />
        <dl className="grid grid-cols-2 gap-4">
          <Fact label="Atividades" value={<Step {...activities} />} />
          <Fact label="Itens concluídos" value={<Step {...done} />} />
        </dl>
        <Names title="Tópicos novos" names={added} />
        <Names title="Tópicos que saem" names={removed} />
        <Names title="Tópicos com outro nome" names={renamed.map(({ from, to }) => `${from} → ${to}`)} />
        {added.length + removed.length + renamed.length === 0 && (
          <p className="text-sm">Os tópicos continuam os mesmos.</p>
        )}
        {syllabus && <SyllabusChanges {...syllabus} />}
      </section>
    </Dialog>
  );
}

type SyllabusChangesProps = NonNullable<NonNullable<CloneSource['changes']>['syllabus']>;

/** What becomes of the syllabus that came along with the plan. */
function SyllabusChanges({ comes, added, removed, renamed }: SyllabusChangesProps) {
  if (comes > 0)
    return (
      <p className="text-sm">
        Com edital verticalizado: {countOf(comes, 'tópico', 'tópicos')}. Uma cópia fica em Editais.
      </p>
    );
  return (
    <>
      <p className="text-sm">
        O edital que veio com o plano também muda. O que você mudou nele fica, e o que você estudou continua
        estudado.
      </p>
      <Names title="Novos no edital" names={added} />
      <Names title="Saem do edital" names={removed} />
      <Names title="Com outro texto no edital" names={renamed.map(({ from, to }) => `${from} → ${to}`)} />
    </>
  );
}

function Step({ before, after }: { before: number; after: number }) {
  return (
    <>
      {formatNumber(before)}
      <span aria-hidden="true"> → </span>
      <span className="sr-only"> antes, depois </span>
      {formatNumber(after)}
    </>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h3 className="font-sans font-semibold text-sm tracking-normal">{`${title} (${formatNumber(names.length)})`}</h3>
      <ul className="list-disc ps-5 text-sm marker:text-ink-muted">
        {names.map((name) => (
          <li key={name} className="break-words">
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
