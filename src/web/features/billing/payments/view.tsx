import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { CalendarX2, type LucideIcon, ShieldCheck, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { type PaidPlan, paidPlans, type Subscription } from '#shared/contracts/billing.ts';
import { messageOf } from '#shared/messages.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { longDate } from '#web/lib/format.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { useToday } from '#web/lib/today.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { ErrorState, useRetry } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { requirePlansSold, subscriptionQuery, testAccountQuery } from '../api.ts';
import { endWords } from '../plan-offer.tsx';
import { Order } from './order.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { PurchaseList } from './purchases.tsx';

const route = getRouteApi('/student/payments');

export function PaymentsPage() {
  requirePlansSold();
  return (
    <PaymentsFrame>
      <AccountCheck>
        <Desk />
      </AccountCheck>
    </PaymentsFrame>
  );
}

export const PaymentsPending = () => (
  <PaymentsFrame>
    <PaymentsSkeleton label="Carregando..." />
  </PaymentsFrame>
);

export const PaymentsFailure = ({ error }: { error: unknown }) => (
  <PaymentsFrame>
    <ErrorState
      message={sentenceOf(error, 'Não foi possível carregar seus pagamentos. Tente novamente.')}
      onRetry={useRetry()}
    />
  </PaymentsFrame>
);

const PaymentsFrame = ({ children }: { children: ReactNode }) => (
  <>
    <PageHeader
      title="Pagamentos"
      subtitle="30 dias por vez, por PIX, sem renovação automática."
      back={<BackLink render={<Link to="/profile" />}>Voltar ao perfil</BackLink>}
    />
    {children}
  </>
);

/** Lets in whoever may pay. A check that fails keeps nobody out: the server decides with every call. */
function AccountCheck({ children }: { children: ReactNode }) {
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

/** What can be bought, and what was. */
function Desk() {
  const subscription = useLoaded(subscriptionQuery);
  const { offer, choose } = usePlanChoice(subscription);
  return (
    <div className="grid gap-6">
      <CurrentPlan subscription={subscription} />
      {subscription.provider === 'sandbox' && (
        <Alert tone="info" title="Ambiente de teste">
          Nesta instalação os pagamentos são simulados: nenhum dinheiro muda de mãos.
        </Alert>
      )}
      <section className="grid gap-3">
        <h2 id="planos" className="text-lg">
          Escolha o plano
        </h2>
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <PlanChoice
            labelledBy="planos"
            subscription={subscription}
            chosen={offer?.plan}
            onChoose={choose}
          />
          {offer && <Order subscription={subscription} offer={offer} />}
        </div>
      </section>
      <TrustBadges />
      <PurchaseList purchases={subscription.purchases} />
    </div>
  );
}

function CurrentPlan({ subscription: { plan, planExpiresAt } }: { subscription: Subscription }) {
  const day = useToday();
  // A lapsed plan counts as free, and still has the date on which it lapsed.
  const end = plan === 'free' ? null : planExpiresAt;
  const soon = end && endWords(end, day);
  return (
    <p>
      Seu plano hoje: <strong className="font-semibold">{tierLimits[plan].name}</strong>
      {end && `, até ${longDate(end)}`}.{soon && ` ${soon}.`}
    </p>
  );
}

const badges: { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: ShieldCheck,
    title: 'Pagamento seguro',
    text: 'Por PIX, em página própria. A Órbita não pede nem guarda dados de cartão.',
  },
  {
    icon: Undo2,
    title: 'Garantia de 7 dias',
    text: 'Mudou de ideia? Peça o reembolso aqui mesmo e receba tudo de volta.',
  },
  {
    icon: CalendarX2,
    title: 'Sem renovação automática',
    text: 'Depois dos 30 dias nada é cobrado. Você renova só se quiser.',
  },
];

function TrustBadges() {
  return (
    <ul aria-label="Nossas garantias" className="grid gap-4 sm:grid-cols-3">
      {badges.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex items-start gap-3">
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
          <p className="text-ink-muted text-sm">
            <strong className="block font-semibold text-ink">{title}</strong>
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}

function PaymentsSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-4 sm:grid-cols-2">
          <SkeletonBlock className="h-72" />
          <SkeletonBlock className="h-72" />
        </div>
        <SkeletonBlock className="h-72" />
      </div>
    </Skeleton>
  );
}

/** The plan to be bought, kept in the address; else the student's own, or the first that can be bought. */
function usePlanChoice({ plan: current, offers }: Pick<Subscription, 'plan' | 'offers'>) {
  const { plan: asked } = route.useSearch();
  const navigate = useNavigate();
  const canBuy = (wanted: string | undefined) => offers.some(({ plan }) => plan === wanted);
  const chosen = [asked, current, ...paidPlans].find(canBuy);
  const choose = (plan: PaidPlan) =>
    void navigate({ to: '/payments', search: { plan }, replace: true, resetScroll: false });
  return { offer: offers.find(({ plan }) => plan === chosen), choose };
}
