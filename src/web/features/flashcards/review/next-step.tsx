import { useQueryClient } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { dashboardQuery } from '#web/features/dashboard/api.ts';
import { formatMinutes } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';

/** What to do after the review: the next item of the day's plan as far as this browser knows it, or the day itself. */
export function NextStep({ today }: { today: StudyDay }) {
  const client = useQueryClient();
  const { plan } = client.getQueryData(dashboardQuery(today).queryKey) ?? {};
  const item = plan?.items.find(({ kind }) => kind !== 'cards');
  if (!item)
    return (
      <Button variant="main" size="lg" render={<Link to="/dashboard" />}>
        Ver o que falta hoje
      </Button>
    );
  const { pathname, searchParams, hash } = new URL(item.href, location.origin);
  // Only the server knows where it leads, so the routes cannot check it.
  const to = { to: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1) } as LinkProps;
  return (
    <Button variant="main" size="lg" render={<Link {...to} />}>
      {`Continuar: ${item.title} · ${formatMinutes(item.minutes)}`}
    </Button>
  );
}
