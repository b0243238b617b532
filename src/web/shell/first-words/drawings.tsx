import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { DashboardHead } from '#web/features/dashboard/components/dashboard-head.tsx';
import { DashboardSkeleton } from '#web/features/dashboard/components/dashboard-skeleton.tsx';
import { ReviewFrame } from '#web/features/flashcards/review/frame.tsx';
import { StudyCard } from '#web/features/flashcards/study-card.tsx';
import { CardTimer, RevealButton, UndoButton } from '#web/features/flashcards/study-controls.tsx';
import { CalendarButton } from '#web/features/streak/components/calendar-button.tsx';
import { StreakRun } from '#web/features/streak/components/streak-run.tsx';
import { PlanBadges } from '#web/features/study-plans/components/plan-badges.tsx';
import { PlanHeader } from '#web/features/study-plans/components/plan-header.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { subjectStyle } from '#web/ui/subject-style.ts';
import { SubjectTag } from '#web/ui/subject-tag.tsx';
import { ConsentNotice } from '../consent-notice.tsx';
import { TestAccountNotice } from '../test-account-banner.tsx';
import { VerifyNotice } from '../verify-notice.tsx';
import { type Banner, marks, type Screen } from './words.ts';

const nothing = () => {};

const studyPlan = (engine: 'local' | 'model'): StudyPlan => ({
  id: '0193a000-0000-7000-8000-00000000000a',
  title: marks.title,
  subject: marks.subject,
  description: '',
  difficulty: 'easy',
  engine,
  fallback: null,
  isActive: false,
  isDelayed: true,
  isPublished: false,
  isPublishable: true,
  isAdvanced: false,
  isTestAccount: false,
  expiresAt: null,
  averageRating: 0,
  numberOfReviews: 0,
  progress: 100,
  startDate: '2026-03-10',
  endDate: '2026-03-23',
  timeAvailable: 20,
  weeklySchedule: null,
  examDate: null,
  createdAt: '2026-03-10T12:00:00.000Z',
  goals: [],
  evaluationMethods: [],
  resources: [],
  topics: [],
  weeks: [],
  reviews: [],
  canUndoReplan: false,
});

const planBelow = (header: ReactNode) => (
  <div className="subject" style={subjectStyle(marks.subject)}>
    {header}
    <div className="grid gap-3">
      <SkeletonBlock className="h-28 rounded-lg!" />
      <SkeletonBlock className="h-11" />
      <SkeletonBlock className="h-64 rounded-lg!" />
    </div>
  </div>
);

/** Screens drawn from the application's own components, with marks where a student's words will stand. */
export const drawings: Record<Screen | Banner, ReactNode> = {
  'test account': <TestAccountNotice left={marks.left} />,
  consent: <ConsentNotice />,
  verify: <VerifyNotice />,
  dashboard: (
    <>
      <DashboardHead day={marks.day}>
        <StreakRun days={marks.days} unit={marks.unit} freezes={marks.freezes} action={<CalendarButton />} />
        <SkeletonBlock className="h-21" />
      </DashboardHead>
      <DashboardSkeleton />
    </>
  ),
  plan: planBelow(<PlanHeader plan={studyPlan('local')} />),
  'plan of a model': planBelow(<PlanHeader plan={studyPlan('model')} />),
  'plan among others': planBelow(
    <PageHeader
      title={<span className="break-words">{marks.title}</span>}
      back={<BackLink render={<Link to="/study-plans" />}>Planos de Estudo</BackLink>}
      meta={
        <>
          <SubjectTag name={marks.subject} />
          <PlanBadges plan={studyPlan('local')} />
        </>
      }
    />,
  ),
  review: (
    <section aria-label="Revisão" className="mx-auto max-w-2xl">
      <ReviewFrame
        place={marks.place}
        progress={0}
        timer={<CardTimer read={() => 0} stoppedAt={undefined} />}
        undo={<UndoButton disabled onUndo={nothing} />}
        actions={<RevealButton onReveal={nothing} />}
      >
        <StudyCard
          card={{ question: marks.question, answer: '', subject: marks.subject, deck: marks.deck }}
          face="front"
          onFlip={nothing}
        />
      </ReviewFrame>
    </section>
  ),
};
