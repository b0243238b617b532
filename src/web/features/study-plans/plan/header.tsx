import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Cpu, GlobeLock, Pencil, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { engineText } from '#web/lib/engine-words.ts';
import { planEngineWords } from '#web/lib/plan-names.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SubjectTag } from '#web/ui/subject-tag.tsx';
import { PlanBadges } from '../badges.tsx';
import { CloneOrigin } from './clone-origin.tsx';
import { DeletePlan } from './delete-plan.tsx';
import { ExportPlan } from './export.tsx';
import { publicationQuery } from './publication/api.ts';
import { PublishNote, PublishPlan } from './publication/publish.tsx';
import { PlanReviews } from './reviews.tsx';

type PlanHeaderProps = {
  plan: StudyPlan;
  /** The student's name, under which the plan is published; undefined while unknown. */
  author?: string | undefined;
  /** Reviews the published plan that this one is a clone of. */
  reviewForm?: (listingId: string) => ReactNode;
};

export function PlanHeader({ plan, author, reviewForm }: PlanHeaderProps) {
  const { data: publication } = useQuery({ ...publicationQuery(plan.id), enabled: plan.isPublished });
  const isWithheld = publication?.state === 'hidden' || publication?.state === 'removed';
  const Engine = plan.engine === 'model' ? Sparkles : Cpu;
  return (
    <PageHeader
      title={<span className="break-words">{plan.title}</span>}
      back={<BackLink render={<Link to="/study-plans" />}>Planos de Estudo</BackLink>}
      meta={
        <>
          <SubjectTag name={plan.subject} />
          <PlanBadges plan={{ ...plan, isPublished: plan.isPublished && !isWithheld }} />
          {!plan.isPublishable && <Badge icon={<GlobeLock aria-hidden="true" />}>Não Publicável</Badge>}
          <span className="flex items-center gap-1.5 text-ink-muted text-xs">
            <Engine aria-hidden="true" className="size-3.5 shrink-0" />
            {engineText(planEngineWords[plan.engine], plan.fallback)}
            {plan.isAdvanced && ' · IA avançada'}
          </span>
          <PlanReviews plan={plan} reviewForm={reviewForm} />
          <PublishNote plan={plan} />
          <CloneOrigin plan={plan} />
        </>
      }
      actions={
        <>
          <Button
            icon={<Pencil aria-hidden="true" />}
            render={<Link to="/study-plans/$planId/edit" params={{ planId: plan.id }} />}
          >
            Editar
          </Button>
          <PublishPlan plan={plan} author={author} />
          <ExportPlan plan={plan} />
          <DeletePlan planId={plan.id} title={plan.title} />
        </>
      }
    />
  );
}
