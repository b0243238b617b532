import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { profileQuery } from './api.ts';
import { PasswordForm } from './components/password-form.tsx';
import { PersonalInfoForm } from './components/personal-info-form.tsx';
import { ProfileSkeleton } from './components/profile-skeleton.tsx';
import { Subscription } from './components/subscription.tsx';
import { useLogout } from './use-logout.ts';

export function ProfilePage() {
  useTitle('Meu Perfil');
  const { data: user, error, isFetching, refetch } = useQuery(profileQuery);
  const logout = useLogout();
  const leave = (
    <Button
      icon={<LogOut aria-hidden="true" />}
      busy={logout.isPending}
      busyLabel="Saindo..."
      onClick={() => logout.mutate()}
    >
      Sair
    </Button>
  );
  return (
    <>
      <PageHeader title="Meu Perfil" actions={leave} />
      {user && (
        <div className="grid gap-8">
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <PersonalInfoForm key={user.id} user={user} />
            <Card title="Senha">
              {user.isTestAccount ? (
                <p className="text-ink-muted">
                  Contas de teste não têm senha. Para escolher uma e guardar seus estudos, crie uma conta.
                </p>
              ) : (
                <PasswordForm email={user.email} />
              )}
            </Card>
          </div>
          <Subscription user={user} />
        </div>
      )}
      {!user && error && (
        <ErrorState
          message={sentenceOf(error, 'Não foi possível carregar seu perfil.')}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!user && !error && <ProfileSkeleton />}
    </>
  );
}
