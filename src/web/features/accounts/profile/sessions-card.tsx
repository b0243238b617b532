import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { AccountSession } from '#shared/contracts/rights.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { formatDate, formatTime } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { SkeletonBlock } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { useLogout } from '../logout.tsx';
import { sessionsQuery, useEndSessions } from '../rights-api.ts';

const failed = 'Não foi possível encerrar a sessão. Tente novamente.';

interface SessionsCardProps {
  isTestAccount: boolean;
  /** The other sessions are over, and what reads along without one. */
  onOthersEnded: () => void;
}

/** Where the student is signed in, with the way out of each. */
export function SessionsCard({ isTestAccount, onOthersEnded }: SessionsCardProps) {
  const { data: sessions = [], error, isPending, refetch } = useQuery(sessionsQuery);
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const logout = useLogout();
  const end = useEndSessions();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const endOne = (id: string) =>
    end.mutate(id, {
      onSuccess: () => toast.success('Sessão encerrada.'),
      onError: (failure) => toast.error(sentenceOf(failure, failed)),
    });
  const endOthers = () =>
    end.mutate(null, {
      onSuccess: () => {
        setAsking(false);
        onOthersEnded();
        toast.success('As outras sessões foram encerradas.');
      },
    });

  return (
    <Card
      title="Sessões"
      description={
        isTestAccount
          ? 'Depois de sair, não é possível voltar a uma conta de teste.'
          : 'Os aparelhos em que você está na sua conta. Uma sessão encerrada deixa de funcionar em até 15 minutos.'
      }
    >
      {error && sessions.length === 0 && (
        <Alert
          tone="danger"
          className="mb-4"
          action={<Button onClick={() => refetch()}>Tentar novamente</Button>}
        >
          Não foi possível carregar suas sessões.
        </Alert>
      )}
      {isPending && <SkeletonBlock className="mb-4 h-15.5 max-sm:h-20.5" />}
      <ul className="mb-4 divide-y divide-line empty:hidden">
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            busy={end.isPending && end.variables === session.id}
            onEnd={() => endOne(session.id)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<LogOut aria-hidden="true" />}
          busy={logout.isPending}
          busyLabel="Saindo..."
          onClick={() => logout.mutate()}
        >
          Sair
        </Button>
        {others.length > 0 && (
          <Button
            onClick={() => {
              end.reset();
              setAsking(true);
            }}
          >
            Encerrar as outras
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Encerrar as outras sessões?"
        description="Nos outros aparelhos será preciso entrar de novo; neste, você continua. O endereço secreto do seu calendário deixa de valer."
        confirmLabel="Encerrar sessões"
        busyLabel="Encerrando..."
        busy={end.isPending}
        onConfirm={endOthers}
        error={end.error && end.variables === null ? sentenceOf(end.error, failed) : undefined}
      />
    </Card>
  );
}

interface SessionItemProps {
  session: AccountSession;
  busy: boolean;
  onEnd: () => void;
}

function SessionItem({ session, busy, onEnd }: SessionItemProps) {
  const { device, createdAt, lastUsedAt, isCurrent } = session;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device} {isCurrent && <Badge tone="cometa">este aparelho</Badge>}
        </p>
        <p className="text-ink-muted text-sm tabular-nums">
          Usada em {formatDate(lastUsedAt)} às {formatTime(lastUsedAt)} · aberta em {formatDate(createdAt)}
        </p>
      </div>
      {!isCurrent && (
        <Button size="sm" busy={busy} onClick={onEnd} aria-label={`Encerrar a sessão de ${device}`}>
          Encerrar
        </Button>
      )}
    </li>
  );
}
