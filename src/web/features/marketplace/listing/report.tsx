import { useMutation } from '@tanstack/react-query';
import { Ellipsis, Flag } from 'lucide-react';
import { useRef, useState } from 'react';
import { marketplaceLimits, type ReportReason, reportReasons } from '#shared/contracts/marketplace.ts';
import { sentencesOf } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Dialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { sendReport } from '../api.ts';
import { reasonNames } from '../listing-labels.ts';

type ReportMenuProps = {
  listingId: string;
  /** Absent: the plan itself. */
  reviewId?: string;
  /** 'o plano “Genética”', 'a avaliação de Bruno': what is reported. */
  what: string;
};

const reasons = reportReasons.map((value) => ({ value, label: reasonNames[value] }));

/** The seldom way to say that something here should not be. What was chosen and written stays while the dialog is closed. */
export function ReportMenu({ listingId, reviewId, what }: ReportMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<ReportReason>();
  const [comment, setComment] = useState('');
  const trigger = useRef<HTMLButtonElement>(null);
  const toast = useToast();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (chosen: ReportReason) =>
      sendReport(listingId, { reason: chosen, comment: comment.trim() || null, reviewId: reviewId ?? null }),
    onSuccess: (message) => {
      setOpen(false);
      setReason(undefined);
      setComment('');
      toast.success(message, { duration: 5000 });
    },
  });
  const change = (open: boolean) => {
    if (isPending) return;
    if (open) reset();
    setOpen(open);
  };
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton ref={trigger} label={`Mais ações: ${what}`} size="sm" className="text-ink-muted!">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem icon={<Flag aria-hidden="true" />} onSelect={() => change(true)}>
          Denunciar
        </MenuItem>
      </Menu>
      <Dialog
        open={isOpen}
        finalFocus={trigger}
        onOpenChange={change}
        title="Denunciar"
        description={
          <span className="break-words">{`Você está denunciando ${what}. Quem publicou não fica sabendo quem denunciou.`}</span>
        }
        footer={
          <>
            <Button disabled={isPending} onClick={() => change(false)}>
              Cancelar
            </Button>
            <Button
              variant="main"
              disabled={!reason}
              busy={isPending}
              busyLabel="Enviando..."
              onClick={() => reason && mutate(reason)}
            >
              Enviar denúncia
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          {/* Without a choice its radios would be uncontrolled. */}
          <RadioCards<ReportReason | ''>
            legend="Motivo"
            options={reasons}
            value={reason ?? ''}
            onValueChange={(next) => next && setReason(next)}
          />
          <Field label="Conte mais" optional>
            <TextArea
              value={comment}
              maxLength={marketplaceLimits.reportComment}
              onChange={({ target }) => setComment(target.value)}
            />
          </Field>
          <RefusedForm
            sentences={sentencesOf(error, 'Não foi possível enviar a denúncia. Tente novamente.')}
          />
        </div>
      </Dialog>
    </>
  );
}
