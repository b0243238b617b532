import { Link } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import type { Dashboard } from '#shared/contracts/dashboard.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { RecentPlans } from './recent-plans.tsx';
import { StatsBlock } from './statistics.tsx';

type DashboardAsideProps = { dashboard: Dashboard; hasPlans: boolean };

/** What there is beside the day; on a phone below it, numbers last. */
export const DashboardAside = ({ dashboard, hasPlans }: DashboardAsideProps) => (
  <>
    {hasPlans && <RecentPlans plans={dashboard.recentPlans} />}
    <StatsBlock dashboard={dashboard} className="max-lg:order-1" />
    <Card
      title="Criar Resumo"
      actions={
        <Button size="sm" icon={<FileText aria-hidden="true" />} render={<Link to="/summaries/create" />}>
          Novo Resumo
        </Button>
      }
    />
  </>
);
