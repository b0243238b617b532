import { LogOut } from 'lucide-react';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { ExportCard } from './export-card.tsx';
import { useLogout } from './logout.tsx';
import { useCancelDeletion } from './rights-api.ts';

/** All there is for a student who is leaving: to stay, to take their data along, to go. `deletionAt` is an ISO instant. */
export function Leaving({ deletionAt }: { deletionAt: string }) {
  const toast = useToast();
  const logout = useLogout();
  const cancel = useCancelDeletion();
  const stay = () => cancel.mutate(undefined, { onSuccess: () => toast.success('Sua conta continua.') });
  return (
    <div className="mx-auto grid max-w-2xl gap-5">
      <PageHeader
        title={`Sua conta será excluída em ${formatDate(deletionAt)}.`}
        subtitle="O que você publicou já não aparece para outras pessoas. Até lá, você pode mudar de ideia: tudo volta a ser como antes."
      />
      {cancel.error && (
        <Alert tone="danger">
          {sentenceOf(cancel.error, 'Não foi possível cancelar a exclusão. Tente novamente.')}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="main" busy={cancel.isPending} busyLabel="Cancelando..." onClick={stay}>
          Cancelar exclusão
        </Button>
        <Button
          icon={<LogOut aria-hidden="true" />}
          busy={logout.isPending}
          busyLabel="Saindo..."
          onClick={() => logout.mutate()}
        >
          Sair
        </Button>
      </div>
      <ExportCard />
    </div>
  );
}
