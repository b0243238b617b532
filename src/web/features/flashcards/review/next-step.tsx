import { Link, type LinkProps } from '@tanstack/react-router';
import type { TodayItem } from '#shared/contracts/dashboard.ts';
import { formatMinutes } from '#shared/rules/text/format.ts';
import { Button } from '#web/ui/button.tsx';

type NextStepProps = {
  /** The next item of the day's plan; undefined when it isn't known. */
  item: TodayItem | undefined;
};

/** What to do after the review: the next item of the day's plan, or the day itself. */
export function NextStep({ item }: NextStepProps) {
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
