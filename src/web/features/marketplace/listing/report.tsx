import { useMutation } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import type { ReportReason } from '#shared/contracts/marketplace.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { sendReport } from '../api.ts';
import { ReportDialog } from './report-dialog.tsx';

type ReportButtonProps = {
  listingId: string;
  /** Absent: the plan itself. */
  reviewId?: string;
  /** 'o plano “Genética”', 'a avaliação de Bruno': what is reported. */
  what: string;
};

/** Says that something here should not be. What was chosen and written stays while the dialog is closed. */
export function ReportButton({ listingId, reviewId, what }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<ReportReason>();
  const [comment, setComment] = useState('');
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
      <Button
        size="sm"
        variant="quiet"
        icon={<Flag aria-hidden="true" />}
        aria-label={`Denunciar ${what}`}
        aria-haspopup="dialog"
        className="text-ink-muted!"
        onClick={() => change(true)}
      >
        Denunciar
      </Button>
      <ReportDialog
        open={isOpen}
        onOpenChange={change}
        what={what}
        reason={reason}
        onReasonChange={setReason}
        comment={comment}
        onCommentChange={setComment}
        error={error}
        busy={isPending}
        onSend={mutate}
      />
    </>
  );
}
