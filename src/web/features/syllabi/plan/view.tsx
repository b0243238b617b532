import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Column, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { syllabusQuery } from '../api.ts';
import { PlanForm } from './form.tsx';

export { SyllabusFailure } from '../placeholders.tsx';

const route = getRouteApi('/student/syllabi/$syllabusId/plan');

export function PlanSyllabusPage() {
  const { syllabusId } = route.useParams();
  const syllabus = useLoaded(syllabusQuery(syllabusId));
  return (
    <PlanFrame syllabusId={syllabusId} title={syllabus.title}>
      {syllabus.topics === 0 ? (
        <EmptyState
          title="Este edital ainda não tem tópicos para estudar"
          hint="Com eles, o plano divide o tempo pelo peso de cada um."
          action={
            <Button variant="main" render={<Link to="/syllabi/$syllabusId/edit" params={{ syllabusId }} />}>
              Escrever os tópicos
            </Button>
          }
        />
      ) : (
        <PlanForm key={syllabusId} syllabus={syllabus} />
      )}
    </PlanFrame>
  );
}

export function PlanPending() {
  const { syllabusId } = route.useParams();
  return (
    <PlanFrame syllabusId={syllabusId}>
      <Skeleton>
        <SkeletonBlock className="h-28 rounded-lg!" />
        <SkeletonBlock className="h-72 rounded-lg!" />
        <SkeletonBlock className="h-72 rounded-lg!" />
      </Skeleton>
    </PlanFrame>
  );
}

type PlanFrameProps = { syllabusId: string; title?: string; children: ReactNode };

const PlanFrame = ({ syllabusId, title, children }: PlanFrameProps) => (
  <Column>
    <PageHeader
      title="Montar plano"
      subtitle={title && <span className="line-clamp-2 break-words">{title}</span>}
      back={
        <BackLink render={<Link to="/syllabi/$syllabusId" params={{ syllabusId }} />}>
          Voltar ao edital
        </BackLink>
      }
    />
    {children}
  </Column>
);
