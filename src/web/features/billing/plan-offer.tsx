import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import type { Tier } from '#shared/rules/tiers.ts';
import { planFeatures } from './plan-offer.ts';

export function PlanFeatures({ tier }: { tier: Tier }) {
  return (
    <ul className="grid content-start gap-1.5 text-sm">
      {planFeatures(tier).map(({ text, included }) => {
        const Mark = included ? Check : Minus;
        return (
          <li key={text} className={clsx('flex items-start gap-2', !included && 'text-ink-muted')}>
            <Mark aria-hidden="true" className={clsx('mt-0.5 size-4 shrink-0', included && 'text-ok')} />
            <span>
              {!included && <span className="sr-only">Sem: </span>}
              {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
