import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { modelUseApi } from '#shared/contracts/model-use.ts';
import { modelUseText } from '#web/domain/engine-labels.ts';
import { useInstallation, WherePlansAreSold } from '#web/domain/installation.tsx';
import { Subscription } from '#web/features/billing/subscription.tsx';
import { calendarFeedQuery } from '#web/features/calendar-feed/api.ts';
import { CalendarFeedCard } from '#web/features/calendar-feed/calendar-feed-card.tsx';
import { callApi } from '#web/lib/api/api-client.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState, useRetry } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { ExportCard } from '../export-card.tsx';
import { ConsentsCard } from './consents-card.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { PasswordForm } from './password-form.tsx';
import { PersonalInfoForm } from './personal-info.tsx';
import { ReviewPreferencesForm } from './review-preferences.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** How much of the connected model is left today; nothing where the local engine works, which has no limit. */
function ModelUseNote() {
  const { data: modelUse } = useQuery(modelUseQuery);
  const text = modelUse && modelUseText(modelUse);
  if (!text) return null;
  return (
    <p className="flex items-center gap-1.5 text-ink-muted text-sm">
      <Sparkles aria-hidden="true" className="size-4 shrink-0" />
      {text}
    </p>
  );
}

/** Which engine works for the student, and how much of the day's share is used. */
const modelUseQuery = queryOptions({
  queryKey: ['model-use'],
  queryFn: async ({ signal }) => (await callApi(modelUseApi.get, {}, { signal })).data.modelUse,
  staleTime: 0,
});

export function ProfilePage() {
  const user = useLoaded(profileQuery);
  const ownProvider = useInstallation('openid');
  const queryClient = useQueryClient();
  const askForFeed = () => queryClient.invalidateQueries({ queryKey: calendarFeedQuery.queryKey });
  return (
    <>
      <PageHeader
        title="Meu Perfil"
        actions={
          user.role === 'admin' && (
            <Button render={<Link to="/admin/$" params={{ _splat: '' }} />}>Administração</Button>
          )
        }
      />
      <div className="grid gap-8">
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div key={user.id} className="grid min-w-0 gap-5">
            <PersonalInfoForm user={user} />
            <ReviewPreferencesForm user={user} />
          </div>
          <div className="grid gap-5">
            <Card title="Senha">
              {user.hasPassword ? (
                <PasswordForm email={user.email} onChanged={askForFeed} />
              ) : (
                <p className="text-ink-muted">
                  {user.isTestAccount
                    ? 'Contas de teste não têm senha. Para escolher uma e guardar seus estudos, crie uma conta.'
                    : `${ownProvider ? 'Você entra sem uma senha daqui.' : 'Você entra com o Google.'} Para ter também uma senha, saia e escolha “Esqueceu sua senha?” no login.`}
                </p>
              )}
            </Card>
            <CalendarFeedCard />
          </div>
        </div>
        <div className="grid gap-3">
          <WherePlansAreSold>
            <Subscription user={user} />
          </WherePlansAreSold>
          <ModelUseNote />
        </div>
        <section aria-labelledby="seus-dados" className="grid gap-4">
          <h2 id="seus-dados" className="text-lg">
            Acesso e seus dados
          </h2>
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="grid min-w-0 gap-5">
              <SessionsCard isTestAccount={user.isTestAccount} onOthersEnded={askForFeed} />
              <DeleteAccountCard user={user} />
            </div>
            <div className="grid gap-5">
              <ExportCard />
              {!user.isTestAccount && <ConsentsCard />}
            </div>
          </div>
        </section>
      </div>
    </>
  );
}

export const ProfilePending = () => (
  <>
    <PageHeader title="Meu Perfil" />
    <Skeleton>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <SkeletonBlock className="h-265" />
        <SkeletonBlock className="h-150" />
      </div>
      <SkeletonBlock className="h-72" />
    </Skeleton>
  </>
);

export const ProfileFailure = ({ error }: { error: unknown }) => (
  <>
    <PageHeader title="Meu Perfil" />
    <ErrorState message={sentenceOf(error, 'Não foi possível carregar seu perfil.')} onRetry={useRetry()} />
  </>
);
