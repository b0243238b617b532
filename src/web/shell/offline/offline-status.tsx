import { useQueryClient } from '@tanstack/react-query';
import { CloudOff, CloudUpload } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { formatNumber } from '#shared/rules/text/format.ts';
import { useDelayed } from '#web/lib/hooks/use-delayed.ts';
import { countKnownWaiting } from '#web/sync/clear-student-data.ts';
import { onOutboxChange } from '#web/sync/outbox-store.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { Sync } from '../sync.tsx';
import { keepApp } from './app-worker.ts';
import { prefetchOffline } from './prefetch-offline.ts';
import { useOnline } from './use-online.ts';

/**
 * Keeps the application and the student's things at hand for a time without network, sends what waits for one, and says
 * so.
 */
export function OfflineStatus({ userId }: { userId: string }) {
  const client = useQueryClient();
  const toast = useToast();
  const isOnline = useOnline();
  const waiting = useDelayed(useSyncExternalStore(onOutboxChange, () => countKnownWaiting(userId)));
  useEffect(() => {
    keepApp((change) =>
      toast.info('Nova versão disponível', {
        action: { label: 'Atualizar', onAction: change },
        duration: 0,
      }),
    ).catch(() => {}); // Without a worker the application is as it always was.
  }, [toast]);
  useEffect(() => void (isOnline && prefetchOffline(client, userId)), [isOnline, client, userId]);
  return (
    <>
      <Sync userId={userId} />
      <div
        role="status"
        className="pointer-events-none absolute inset-x-0 top-full flex -translate-y-1/2 justify-center"
      >
        {waiting > 0 ? (
          <Badge icon={<CloudUpload aria-hidden="true" />} className="shadow-sm">
            {`${formatNumber(waiting)} aguardando envio`}
          </Badge>
        ) : (
          !isOnline && (
            <Badge icon={<CloudOff aria-hidden="true" />} className="shadow-sm">
              Sem conexão
            </Badge>
          )
        )}
      </div>
    </>
  );
}
