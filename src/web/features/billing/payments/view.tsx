import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { profileQuery } from '#web/features/accounts/api.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { AccountCheck } from '../components/account-check.tsx';
import { Payments } from '../components/payments.tsx';

export function PaymentsPage() {
  useTitle('Pagamentos');
  const client = useQueryClient();
  return (
    <>
      <PageHeader
        title="Pagamentos"
        subtitle="30 dias por vez, por PIX, sem renovação automática."
        back={<BackLink render={<Link to="/profile" />}>Voltar ao perfil</BackLink>}
      />
      <AccountCheck>
        <Payments onRefunded={() => void client.invalidateQueries(profileQuery)} />
      </AccountCheck>
    </>
  );
}
