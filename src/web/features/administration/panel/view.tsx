import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ClaimPage } from '../claim/view.tsx';
import { InvitationsTab } from '../invitations/view.tsx';
import { JobsTab } from '../jobs/view.tsx';
import { LogTab } from '../log/view.tsx';
import { MailTab } from '../mail/view.tsx';
import { ReportsTab } from '../reports/view.tsx';
import { SettingsTab } from '../settings/view.tsx';
import { StorageTab } from '../storage/view.tsx';
import { StudentsTab } from '../students/view.tsx';
import { UsageTab } from '../usage/view.tsx';

const tabs = [
  { value: 'students', label: 'Estudantes', content: <StudentsTab /> },
  { value: 'invitations', label: 'Convites', content: <InvitationsTab /> },
  { value: 'reports', label: 'Denúncias', content: <ReportsTab /> },
  { value: 'jobs', label: 'Tarefas do servidor', content: <JobsTab /> },
  { value: 'mail', label: 'Email', content: <MailTab /> },
  { value: 'usage', label: 'Uso', content: <UsageTab /> },
  { value: 'storage', label: 'Armazenamento', content: <StorageTab /> },
  { value: 'settings', label: 'Configurações', content: <SettingsTab /> },
  { value: 'log', label: 'Registro', content: <LogTab /> },
];

const route = getRouteApi('/student/admin/$');
const intoSight = { block: 'nearest', inline: 'center' } as const;

/** The administrators' screens, by the rest of their address; for a student there is nothing here. */
export function AdministrationPage() {
  const { _splat: rest } = route.useParams();
  const { role } = useLoaded(profileQuery);
  const navigate = useNavigate();
  const open = tabs.find(({ value }) => value === (rest || 'students'));
  // On a phone not all tabs are in sight.
  useEffect(() => {
    if (open) document.querySelector('[role=tab][aria-selected=true]')?.scrollIntoView?.(intoSight);
  }, [open]);
  if (rest === 'claim') return <ClaimPage />;
  if (role !== 'admin' || !open) return <Missing />;
  return (
    <>
      <PageHeader title="Administração" />
      <Tabs
        label="Partes da administração"
        items={tabs}
        value={open.value}
        onValueChange={(value) => void navigate({ to: '/admin/$', params: { _splat: value } })}
      />
    </>
  );
}

/** As for an address that leads nowhere. */
function Missing() {
  useTitle('Página não encontrada');
  return (
    <PageHeader
      title="Página não encontrada"
      subtitle="Este endereço está fora de órbita. Confira o link ou volte ao início."
    />
  );
}
