import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { deleteAccountRoute } from './features/accounts/delete-account/route.tsx';
import {
  googleCallbackRoute,
  googleFinishRoute,
  googleLinkRoute,
} from './features/accounts/google/routes.tsx';
import { loginRoute } from './features/accounts/login/route.tsx';
import { profileRoute } from './features/accounts/profile/route.tsx';
import { registerRoute } from './features/accounts/register/route.tsx';
import { resetPasswordRoute } from './features/accounts/reset-password/route.tsx';
import { unsubscribeRoute } from './features/accounts/unsubscribe/route.tsx';
import { verifyEmailRoute } from './features/accounts/verify-email/route.tsx';
import { administrationRoute } from './features/administration/panel/route.tsx';
import { paymentsRoute } from './features/billing/payments/route.tsx';
import { paymentReturnRoute } from './features/billing/return/route.tsx';
import { sandboxCheckoutRoute } from './features/billing/sandbox-checkout/route.tsx';
import { dashboardRoute } from './features/dashboard/route.tsx';
import { flashcardRoute } from './features/flashcards/card/route.tsx';
import { createFlashcardRoute } from './features/flashcards/create/route.tsx';
import { editFlashcardRoute } from './features/flashcards/edit/route.tsx';
import { flashcardsFromTextRoute } from './features/flashcards/from-text/route.tsx';
import { importFlashcardsRoute } from './features/flashcards/import/route.tsx';
import { flashcardsRoute } from './features/flashcards/list/route.tsx';
import { reviewRoute } from './features/flashcards/review/route.tsx';
import { flashcardStatsRoute } from './features/flashcards/stats/route.tsx';
import { pomodoroHistoryRoute } from './features/focus/history/route.tsx';
import {
  contactRoute,
  landingRoute,
  privacyPolicyRoute,
  termsOfServiceRoute,
} from './features/landing/routes.tsx';
import { lessonRoute } from './features/library/lesson/route.tsx';
import { librarySubjectRoute } from './features/library/subject/route.tsx';
import { libraryRoute } from './features/library/subjects/route.tsx';
import { marketplaceRoute } from './features/marketplace/list/route.tsx';
import { listingRoute } from './features/marketplace/listing/route.tsx';
import { professorRoute } from './features/professor/conversation/route.tsx';
import { createStudyCycleRoute } from './features/study-cycles/create/route.tsx';
import { studyCycleRoute } from './features/study-cycles/cycle/route.tsx';
import { editStudyCycleRoute } from './features/study-cycles/edit/route.tsx';
import { studyCyclesRoute } from './features/study-cycles/list/route.tsx';
import { createStudyPlanRoute } from './features/study-plans/create/route.tsx';
import { editStudyPlanRoute } from './features/study-plans/edit/route.tsx';
import { studyPlansRoute } from './features/study-plans/list/route.tsx';
import { studyPlanRoute } from './features/study-plans/plan/route.tsx';
import { createSummaryRoute } from './features/summaries/create/route.tsx';
import { editSummaryRoute } from './features/summaries/edit/route.tsx';
import { summariesRoute } from './features/summaries/list/route.tsx';
import { publicSummariesRoute } from './features/summaries/public-list/route.tsx';
import { publicSummaryRoute } from './features/summaries/public-summary/route.tsx';
import { summaryRoute } from './features/summaries/summary/route.tsx';
import { compareSyllabusRoute } from './features/syllabi/compare/route.tsx';
import { editSyllabusRoute } from './features/syllabi/edit/route.tsx';
import { syllabiRoute } from './features/syllabi/list/route.tsx';
import { planSyllabusRoute } from './features/syllabi/plan/route.tsx';
import { readSyllabusRoute } from './features/syllabi/read/route.tsx';
import { syllabusRoute } from './features/syllabi/syllabus/route.tsx';
import { guestRoute, openRoute, rootRoute, studentRoute } from './parent-routes.ts';

const gallery: AnyRoute[] = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => rootRoute,
        path: '/dev/ui',
        component: lazyRouteComponent(() => import('#web/gallery/gallery.tsx'), 'Gallery'),
      }),
    ]
  : [];

/** The site map: each screen's address, loading and drawing stand in its own route module. */
export const routeTree = rootRoute.addChildren([
  guestRoute.addChildren([landingRoute, loginRoute, registerRoute]),
  resetPasswordRoute,
  verifyEmailRoute,
  unsubscribeRoute,
  deleteAccountRoute,
  googleCallbackRoute,
  googleFinishRoute,
  googleLinkRoute,
  openRoute.addChildren([termsOfServiceRoute, privacyPolicyRoute, contactRoute]),
  studentRoute.addChildren([
    dashboardRoute,
    studyPlansRoute,
    createStudyPlanRoute,
    studyPlanRoute,
    editStudyPlanRoute,
    flashcardStatsRoute,
    flashcardsRoute,
    reviewRoute,
    flashcardRoute,
    createFlashcardRoute,
    importFlashcardsRoute,
    flashcardsFromTextRoute,
    editFlashcardRoute,
    summariesRoute,
    createSummaryRoute,
    publicSummariesRoute,
    publicSummaryRoute,
    summaryRoute,
    editSummaryRoute,
    studyCyclesRoute,
    createStudyCycleRoute,
    studyCycleRoute,
    editStudyCycleRoute,
    syllabiRoute,
    readSyllabusRoute,
    syllabusRoute,
    planSyllabusRoute,
    editSyllabusRoute,
    compareSyllabusRoute,
    libraryRoute,
    librarySubjectRoute,
    lessonRoute,
    marketplaceRoute,
    listingRoute,
    pomodoroHistoryRoute,
    professorRoute,
    profileRoute,
    administrationRoute,
    paymentsRoute,
    paymentReturnRoute,
    sandboxCheckoutRoute,
  ]),
  ...(gallery as []),
]);
