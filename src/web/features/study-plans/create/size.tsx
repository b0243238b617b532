import { Link } from '@tanstack/react-router';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { answerLength, cheapestTier, type Tier, tierLimits, tiers } from '#shared/rules/tiers.ts';
import { sellsPlans } from '#web/domain/installation.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Slider } from '#web/ui/form/slider.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import type { PlanForm } from '../plan-form.ts';

/** The cheapest tier with the advanced AI. */
export const advancedTier = tierLimits[cheapestTier(({ advancedPlans }) => advancedPlans) ?? 'premium'];

/** What the tiers above `tier` allow, before the student runs into the limit; undefined for the highest. */
export function higherLimits(tier: Tier, what: 'topics' | 'weeks'): string | undefined {
  const higher = tiers.slice(tiers.indexOf(tier) + 1).map((other) => tierLimits[other]);
  if (higher.length === 0) return;
  const offers = higher.map((limits) => `até ${limits[what]} no ${limits.name}`);
  return `Até ${tierLimits[tier][what]} no ${tierLimits[tier].name}, ${offers.join(' e ')}.`;
}

type SizeFieldsProps = {
  form: UseFormReturn<PlanForm>;
  tier: Tier;
  canPay: boolean;
  onWeeks: (weeks: number) => void;
};

export function SizeFields({ form: { control, register }, tier, canPay, onWeeks }: SizeFieldsProps) {
  const limits = tierLimits[tier];
  const includeSchedule = useWatch({ control, name: 'includeSchedule' });
  return (
    <div className="grid gap-6">
      <Controller
        control={control}
        name="topicsCount"
        render={({ field }) => (
          <Slider
            label="Tópicos"
            min={studyPlanLimits.topics.min}
            max={limits.topics}
            value={field.value}
            onValueChange={field.onChange}
            formatValue={(count) => countOf(count, 'tópico', 'tópicos')}
            hint={higherLimits(tier, 'topics')}
          />
        )}
      />
      <Switch
        label="Incluir cronograma"
        hint="Semanas com dias, horários e atividades para marcar."
        {...register('includeSchedule')}
      />
      {includeSchedule && (
        <Controller
          control={control}
          name="numberOfWeeks"
          render={({ field }) => (
            <Slider
              label="Semanas"
              min={studyPlanLimits.weeks.min}
              max={limits.weeks}
              value={field.value}
              onValueChange={onWeeks}
              formatValue={(count) => countOf(count, 'semana', 'semanas')}
              hint={higherLimits(tier, 'weeks')}
            />
          )}
        />
      )}
      <div className="grid gap-3 border-line border-t pt-5">
        <Checkbox
          label="Usar IA avançada"
          hint={
            limits.advancedPlans
              ? 'Descrições mais longas, mais recursos e dicas de estudo em cada tópico.'
              : `Disponível no plano ${advancedTier.name}: descrições mais longas, mais recursos e dicas de estudo em cada tópico.`
          }
          disabled={!limits.advancedPlans}
          {...register('isAdvanced')}
        />
        <p className="text-ink-muted text-sm">
          Capacidade da IA{sellsPlans() && ` no seu plano ${limits.name}`}:{' '}
          <strong className="font-semibold text-ink">{answerLength(limits)}</strong>.{' '}
          {tier !== 'premium' && canPay && (
            <Link to="/payments" className="link">
              Comparar planos
            </Link>
          )}
        </p>
      </div>
    </div>
  );
}
