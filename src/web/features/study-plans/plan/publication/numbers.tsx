import { Link } from '@tanstack/react-router';
import { Copy, Eye, Star, Store } from 'lucide-react';
import type { Publication } from '#shared/contracts/marketplace.ts';
import { countOf, formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { PublicationCharts } from './publication-charts.tsx';
import { stateSentences } from './publication-words.ts';
import { PublicationState } from './state.tsx';

type PublicationViewProps = { planId: string; publication: Publication };

export function PublicationView({ planId, publication }: PublicationViewProps) {
  const { state, views, clones, averageRating, numberOfReviews, days } = publication;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex min-w-0 max-w-[70ch] flex-wrap items-center gap-2 text-sm">
          {state === 'published' && <PublicationState state={state} />}
          {stateSentences[state]}
        </p>
        {state === 'published' && (
          <Button
            size="sm"
            icon={<Store aria-hidden="true" />}
            render={<Link to="/marketplace/$planId" params={{ planId }} />}
          >
            Ver no marketplace
          </Button>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Stat label="Visualizações" value={formatNumber(views)} icon={<Eye aria-hidden="true" />} />
        <Stat label="Clones" value={formatNumber(clones)} icon={<Copy aria-hidden="true" />} />
        <Stat
          label="Nota"
          value={numberOfReviews > 0 ? formatNumber(averageRating) : '–'}
          hint={numberOfReviews > 0 ? countOf(numberOfReviews, 'avaliação', 'avaliações') : 'Sem avaliações'}
          icon={<Star aria-hidden="true" />}
        />
      </dl>
      {days.length > 0 ? (
        <PublicationCharts days={days} />
      ) : (
        <p className="text-ink-muted text-sm">Os gráficos aparecem quando alguém abrir o plano.</p>
      )}
    </div>
  );
}
