import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { SkeletonBlock } from '#web/ui/skeleton.tsx';

type ReplanGroup = {
  key: string;
  title: string;
  date?: { day: string; text: string };
  count: string;
  note?: string;
  isOpen: boolean;
  items: readonly { key: string; name: string; wasOn: string | null; time: string | null; length: string }[];
};

type ReplanEnd = {
  isFirst: boolean;
  isShown: boolean;
  min: string;
  max: string;
  hint: string;
  value: string;
  error: string | undefined;
  change: (day: string) => void;
};

type ReplanDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A preview, or what stands in its way, in words. */
  replan: {
    isLoading: boolean;
    isApplying: boolean;
    apply: (() => void) | undefined;
    reload: () => void;
    outdated: string | null;
    refusal: string | null;
    failure: string | null;
    ask: string | null;
    summary: string | null;
    groups: readonly ReplanGroup[];
    end: ReplanEnd;
  };
};

/** What replanning would do, day by day, before it is done. */
export function ReplanDialog({ open, onOpenChange, replan }: ReplanDialogProps) {
  const { isLoading, isApplying, apply, outdated, refusal, failure, ask, summary, end } = replan;
  const endField = end.isShown && <EndField end={end} disabled={isApplying} />;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !isApplying && onOpenChange(next)}
      title="Replanejar"
      description="O que está aberto muda para as horas que restam; o que você concluiu fica como está."
      footer={
        <>
          <Button disabled={isApplying} onClick={() => onOpenChange(false)}>
            Cancelar
          </Button>
          <Button variant="main" busy={isApplying} busyLabel="Aplicando..." disabled={!apply} onClick={apply}>
            Aplicar
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {outdated && <Alert tone="info">{outdated}</Alert>}
        {refusal && (
          <Alert tone="danger" action={<Again busy={isApplying} disabled={!apply} onClick={apply} />}>
            {refusal}
          </Alert>
        )}
        {ask && <p role="status">{ask}</p>}
        {end.isFirst && endField}
        {(isLoading || summary) && (
          <p role="status" className="min-h-[2lh]">
            {summary ?? 'Carregando...'}
          </p>
        )}
        {failure && (
          <Alert tone="danger" action={<Again onClick={replan.reload} />}>
            {failure}
          </Alert>
        )}
        {!end.isFirst && endField}
        {replan.groups.length > 0 && (
          <div className="grid gap-2">
            {replan.groups.map((group) => (
              <Group key={group.key} group={group} />
            ))}
          </div>
        )}
        {isLoading && (
          <div aria-busy="true" className="grid gap-2">
            <SkeletonBlock className="h-12 rounded-lg!" />
            <SkeletonBlock className="h-12 rounded-lg!" />
            <SkeletonBlock className="h-12 rounded-lg!" />
          </div>
        )}
      </div>
    </Dialog>
  );
}

type AgainProps = { busy?: boolean; disabled?: boolean; onClick: (() => void) | undefined };

const Again = (props: AgainProps) => (
  <Button size="sm" {...props}>
    Tentar novamente
  </Button>
);

function EndField({ end, disabled }: { end: ReplanEnd; disabled: boolean }) {
  const { min, max, hint, value, error, change } = end;
  return (
    <Field label="Terminar em" hint={hint} error={error}>
      <TextInput
        type="date"
        min={min}
        max={max}
        value={value}
        disabled={disabled}
        onChange={({ target }) => change(target.value)}
        className="sm:max-w-56"
      />
    </Field>
  );
}

function Group({ group: { title, date, count, note, isOpen, items } }: { group: ReplanGroup }) {
  return (
    <Collapsible
      defaultOpen={isOpen}
      className={note && 'mt-2'}
      title={
        <>
          {title}
          {date && (
            <>
              {' '}
              <time dateTime={date.day} className="font-normal text-ink-muted text-sm">
                {date.text}
              </time>
            </>
          )}
        </>
      }
      aside={<span className="text-ink-muted text-sm tabular-nums">{count}</span>}
    >
      {note && <p className="mb-3 text-ink-muted text-sm">{note}</p>}
      <ul className="grid gap-2.5">
        {items.map(({ key, name, wasOn, time, length }) => (
          <li key={key} className="text-sm">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="min-w-0 break-words font-medium">{name}</span>
              {wasOn && <Badge tone="cometa">{`era ${wasOn}`}</Badge>}
            </span>
            <span className="text-ink-muted tabular-nums">
              {time && (
                <>
                  <time>{time}</time>
                  {' · '}
                </>
              )}
              {length}
            </span>
          </li>
        ))}
      </ul>
    </Collapsible>
  );
}
