import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { haveFirstWords } from './lib/early-calls.ts';
import { queryClient } from './lib/query-client.ts';
import { requireGuest, requireStudent } from './shell/guards.ts';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { Root } from './shell/root.tsx';
import { RouteError } from './shell/route-error.tsx';
import { RoutePending } from './shell/route-pending.tsx';

interface Screen {
  /** Loads what the screen is drawn from. */
  firstAnswers(client: QueryClient, params: Record<string, string>): Promise<void>;
}

interface LoaderInput {
  params: Record<string, string>;
  parentMatchPromise?: Promise<unknown> | undefined;
}

/** A screen in the place of its first words is drawn whole: it would else be a skeleton again for a moment. */
const whole =
  (load: () => Promise<Screen>) =>
  async ({ params, parentMatchPromise }: LoaderInput): Promise<void> => {
    if (!haveFirstWords()) return;
    await parentMatchPromise;
    await (await load()).firstAnswers(queryClient, params);
  };

const root = createRootRoute({ component: Root, notFoundComponent: NotFoundPage });

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const guestRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: requireGuest,
    component: lazyRouteComponent(() => import('./features/landing/landing-page.tsx'), 'LandingPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/login',
    validateSearch: (search): { session?: 'expired' } =>
      search.session === 'expired' ? { session: 'expired' } : {},
    beforeLoad: requireGuest,
    component: lazyRouteComponent(() => import('./features/accounts/login-page.tsx'), 'LoginPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/register',
    beforeLoad: requireGuest,
    component: lazyRouteComponent(() => import('./features/accounts/register-page.tsx'), 'RegisterPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/reset-password',
    validateSearch: (search): { token?: string } => ({ token: text(search.token) }),
    component: lazyRouteComponent(
      () => import('./features/accounts/reset-password-page.tsx'),
      'ResetPasswordPage',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/verify-email',
    component: lazyRouteComponent(
      () => import('./features/accounts/verify-email-page.tsx'),
      'VerifyEmailPage',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/unsubscribe',
    component: lazyRouteComponent(
      () => import('./features/accounts/unsubscribe-page.tsx'),
      'UnsubscribePage',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/delete-account',
    validateSearch: (search): { token?: string; until?: string } => ({
      token: text(search.token),
      until: text(search.until),
    }),
    component: lazyRouteComponent(
      () => import('./features/accounts/delete-account-page.tsx'),
      'DeleteAccountPage',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/auth/google/callback',
    component: lazyRouteComponent(
      () => import('./features/accounts/google-callback-page.tsx'),
      'GoogleCallbackPage',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/auth/google/finish',
    component: lazyRouteComponent(
      () => import('./features/accounts/google-finish-page.tsx'),
      'GoogleFinishPage',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/auth/google/link',
    component: lazyRouteComponent(() => import('./features/accounts/google-link-page.tsx'), 'GoogleLinkPage'),
  }),
] as const;

/** Texts that anyone may read, signed in or not. */
const open = createRoute({
  getParentRoute: () => root,
  id: 'open',
  component: lazyRouteComponent(() => import('./shell/public-layout.tsx'), 'PublicLayout'),
});

const openRoutes = [
  createRoute({
    getParentRoute: () => open,
    path: '/terms-of-service',
    staticData: { title: 'Termos de Serviço' },
    component: lazyRouteComponent(
      () => import('./features/landing/terms-of-service-page.tsx'),
      'TermsOfServicePage',
    ),
  }),
  createRoute({
    getParentRoute: () => open,
    path: '/privacy-policy',
    staticData: { title: 'Política de Privacidade' },
    component: lazyRouteComponent(
      () => import('./features/landing/privacy-policy-page.tsx'),
      'PrivacyPolicyPage',
    ),
  }),
  createRoute({
    getParentRoute: () => open,
    path: '/contact',
    staticData: { title: 'Contato' },
    component: lazyRouteComponent(() => import('./features/landing/contact-page.tsx'), 'ContactPage'),
  }),
] as const;

/** Everything behind the sign-in, inside the common layout. */
const student = createRoute({
  getParentRoute: () => root,
  id: 'student',
  beforeLoad: requireStudent,
  loader: whole(() => import('./shell/layout.tsx')),
  component: lazyRouteComponent(() => import('./shell/layout.tsx'), 'Layout'),
});

/** What narrows a list of summaries. */
const summarySearch = (search: Record<string, unknown>): { q?: string; subject?: string; page?: number } => ({
  q: text(String(search.q ?? '')),
  subject: text(String(search.subject ?? '')),
  page: number(search.page),
});

const studentRoutes = [
  createRoute({
    getParentRoute: () => student,
    path: '/dashboard',
    validateSearch: (search): { day?: string } => ({ day: text(search.day) }),
    loader: whole(() => import('./features/dashboard/dashboard-page.tsx')),
    component: lazyRouteComponent(() => import('./features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/study-plans',
    validateSearch: (search): { q?: string; filter?: string } => ({
      q: text(String(search.q ?? '')),
      filter: text(search.filter),
    }),
    component: lazyRouteComponent(
      () => import('./features/study-plans/study-plans-page.tsx'),
      'StudyPlansPage',
    ),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/study-plans/create',
    validateSearch: (search): { task?: string; title?: string; subject?: string; exam?: string } => ({
      task: text(search.task),
      title: text(String(search.title ?? '')),
      subject: text(String(search.subject ?? '')),
      exam: text(search.exam),
    }),
    component: lazyRouteComponent(
      () => import('./features/study-plans/create-study-plan-page.tsx'),
      'CreateStudyPlanPage',
    ),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/study-plans/$planId',
    validateSearch: (search): { tab?: string } => ({ tab: text(search.tab) }),
    loader: whole(() => import('./features/study-plans/study-plan-page.tsx')),
    component: lazyRouteComponent(
      () => import('./features/study-plans/study-plan-page.tsx'),
      'StudyPlanPage',
    ),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/study-plans/$planId/edit',
    component: lazyRouteComponent(
      () => import('./features/study-plans/edit-study-plan-page.tsx'),
      'EditStudyPlanPage',
    ),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/flashcards/stats',
    validateSearch: (search): { by?: string } => ({ by: text(search.by) }),
    component: lazyRouteComponent(() => import('./features/flashcards/stats-page.tsx'), 'StatsPage'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/flashcards',
    validateSearch: (search): { q?: string; deck?: string; difficulty?: string } => ({
      q: text(String(search.q ?? '')),
      deck: text(String(search.deck ?? '')),
      difficulty: text(search.difficulty),
    }),
    component: lazyRouteComponent(
      () => import('./features/flashcards/flashcards-page.tsx'),
      'FlashcardsPage',
    ),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/flashcards/review',
    loader: whole(() => import('./features/flashcards/review-page.tsx')),
    component: lazyRouteComponent(() => import('./features/flashcards/review-page.tsx'), 'ReviewPage'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/flashcards/$cardId',
    component: lazyRouteComponent(() => import('./features/flashcards/flashcard-page.tsx'), 'FlashcardPage'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/flashcards/create',
    validateSearch: (search): { subject?: string } => ({ subject: text(String(search.subject ?? '')) }),
    component: lazyRouteComponent(
      () => import('./features/flashcards/create-flashcard-page.tsx'),
      'CreateFlashcardPage',
    ),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/flashcards/import',
    component: lazyRouteComponent(() => import('./features/flashcards/import-page.tsx'), 'ImportPage'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/flashcards/create-from-text',
    validateSearch: (search): { summary?: string; subject?: string; count?: number } => ({
      summary: text(search.summary),
      subject: text(String(search.subject ?? '')),
      count: number(search.count),
    }),
    component: lazyRouteComponent(
      () => import('./features/flashcards/create-from-text-page.tsx'),
      'CreateFromTextPage',
    ),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/flashcards/$cardId/edit',
    component: lazyRouteComponent(
      () => import('./features/flashcards/edit-flashcard-page.tsx'),
      'EditFlashcardPage',
    ),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/summaries',
    validateSearch: summarySearch,
    component: lazyRouteComponent(() => import('./features/summaries/summaries-page.tsx'), 'SummariesPage'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/summaries/create',
    validateSearch: (search): { task?: string; title?: string } => ({
      task: text(search.task),
      title: text(String(search.title ?? '')),
    }),
    component: lazyRouteComponent(
      () => import('./features/summaries/create-summary-page.tsx'),
      'CreateSummaryPage',
    ),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/summaries/public',
    validateSearch: summarySearch,
    component: lazyRouteComponent(
      () => import('./features/summaries/public-summaries-page.tsx'),
      'PublicSummariesPage',
    ),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/summaries/public/$summaryId',
    component: lazyRouteComponent(
      () => import('./features/summaries/public-summary-page.tsx'),
      'PublicSummaryPage',
    ),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/summaries/$summaryId',
    component: lazyRouteComponent(() => import('./features/summaries/summary-page.tsx'), 'SummaryPage'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/summaries/$summaryId/edit',
    component: lazyRouteComponent(
      () => import('./features/summaries/edit-summary-page.tsx'),
      'EditSummaryPage',
    ),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/study-cycles',
    validateSearch: (search): { q?: string; status?: string } => ({
      q: text(String(search.q ?? '')),
      status: text(search.status),
    }),
    component: lazyRouteComponent(
      () => import('./features/study-cycles/study-cycles-page.tsx'),
      'StudyCyclesPage',
    ),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/study-cycles/create',
    component: lazyRouteComponent(
      () => import('./features/study-cycles/create-study-cycle-page.tsx'),
      'CreateStudyCyclePage',
    ),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/study-cycles/$cycleId',
    validateSearch: (search): { tab?: string; week?: number } => ({
      tab: text(search.tab),
      week: number(search.week),
    }),
    component: lazyRouteComponent(
      () => import('./features/study-cycles/study-cycle-page.tsx'),
      'StudyCyclePage',
    ),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/study-cycles/$cycleId/edit',
    component: lazyRouteComponent(
      () => import('./features/study-cycles/edit-study-cycle-page.tsx'),
      'EditStudyCyclePage',
    ),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/marketplace',
    validateSearch: (
      search,
    ): {
      q?: string;
      subject?: string;
      difficulty?: string;
      length?: string;
      rating?: number;
      sort?: string;
      page?: number;
    } => ({
      q: text(String(search.q ?? '')),
      subject: text(String(search.subject ?? '')),
      difficulty: text(search.difficulty),
      length: text(search.length),
      rating: number(search.rating),
      sort: text(search.sort),
      page: number(search.page),
    }),
    component: lazyRouteComponent(
      () => import('./features/marketplace/marketplace-page.tsx'),
      'MarketplacePage',
    ),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/marketplace/$planId',
    validateSearch: (search): { tab?: string; page?: number } => ({
      tab: text(search.tab),
      page: number(search.page),
    }),
    component: lazyRouteComponent(
      () => import('./features/marketplace/marketplace-plan-page.tsx'),
      'MarketplacePlanPage',
    ),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/pomodoro-history',
    validateSearch: (
      search,
    ): { tab?: string; period?: string; from?: string; to?: string; week?: string } => ({
      tab: text(search.tab),
      period: text(search.period),
      from: text(search.from),
      to: text(search.to),
      week: text(search.week),
    }),
    component: lazyRouteComponent(
      () => import('./features/focus/pomodoro-history-page.tsx'),
      'PomodoroHistoryPage',
    ),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/professor',
    validateSearch: (search): { c?: string; q?: string } => ({
      c: text(search.c),
      q: text(String(search.q ?? '')),
    }),
    component: lazyRouteComponent(() => import('./features/professor/professor-page.tsx'), 'ProfessorPage'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/profile',
    component: lazyRouteComponent(() => import('./features/accounts/profile-page.tsx'), 'ProfilePage'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/payments',
    validateSearch: (search): { plan?: string } => ({ plan: text(search.plan) }),
    component: lazyRouteComponent(() => import('./features/billing/payments-page.tsx'), 'PaymentsPage'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/payments/return',
    validateSearch: (search): { purchase?: string } => ({ purchase: text(search.purchase) }),
    component: lazyRouteComponent(() => import('./features/billing/return-page.tsx'), 'ReturnPage'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/sandbox/checkout/$id',
    component: lazyRouteComponent(
      () => import('./features/billing/sandbox-checkout-page.tsx'),
      'SandboxCheckoutPage',
    ),
  }),
] as const;

const gallery: AnyRoute[] = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => root,
        path: '/dev/ui',
        component: lazyRouteComponent(() => import('./ui/gallery.tsx'), 'Gallery'),
      }),
    ]
  : [];

const tree = root.addChildren([
  ...guestRoutes,
  open.addChildren([...openRoutes]),
  student.addChildren([...studentRoutes]),
  ...(gallery as []),
]);

export const router = createRouter({
  routeTree: tree,
  defaultPreload: 'intent',
  defaultPendingComponent: RoutePending,
  defaultErrorComponent: RouteError,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** Opened from the list that stands before it in the history. */
    isFromList?: boolean;
  }
  interface StaticDataRouteOption {
    title?: string;
  }
}
