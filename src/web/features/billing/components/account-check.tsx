import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { messageOf } from '#shared/messages.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { testAccountQuery } from '../api.ts';
import { PaymentsSkeleton } from './payments-skeleton.tsx';

/** Lets in whoever may pay. A check that fails keeps nobody out: the server decides with every call. */
export function AccountCheck({ children }: { children: ReactNode }) {
  const { data: isTestAccount, isPending, error } = useQuery(testAccountQuery);
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification has this failure logged and not shown
    if (error) console.warn('payments', error);
  }, [error]);
  useEffect(() => {
    if (!isTestAccount) return;
    toast.error('Acesso Restrito', { description: messageOf('billing.test_account') });
    void navigate({ to: '/dashboard', replace: true });
  }, [isTestAccount, navigate, toast]);
  return isPending || isTestAccount ? <PaymentsSkeleton label="Verificando conta..." /> : children;
}
