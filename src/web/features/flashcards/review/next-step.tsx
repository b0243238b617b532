import { Link, type LinkProps } from '@tanstack/react-router';
import type { TodayItem } from '#shared/contracts/dashboard.ts';
import { formatMinutes } from '#shared/rules/text/format.ts';
import { Button } from '#web/ui/button.tsx';

type NextStepProps = {
  /** The next item of the day's plan; undefined when it isn't known. */
  item: TodayItem | undefined;
  /** Whether the review was the last thing of the day. */
  isDayDone: boolean;
};

/** What to do after the review: the next item of the day's plan, or the day itself. */
export function NextStep({ item, isDayDone }: NextStepProps) {
  if (!item)
    return (
      <>
        {isDayDone && <p>Tudo feito por hoje.</p>}
        <Button variant="main" size="lg" render={<Link to="/dashboard" />}>
          {isDayDone ? 'Voltar ao painel' : 'Ver o que falta hoje'}
        </Button>
      </>
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
