import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Library, ListChecks, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Forecast } from '#shared/contracts/syllabi.ts';
import { formatNumber } from '#shared/rules/text/format.ts';
import { FewFirst } from '#web/domain/few-first.tsx';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonBlock } from '#web/ui/skeleton.tsx';
import { pointsText } from '../amounts.ts';
import { forecastQuery } from '../api.ts';
import { topicHash } from '../topic-hash.ts';

type ForecastCardProps = { syllabusId: string };

/** What to expect of the exam, and what raises it most. */
export function ForecastCard({ syllabusId }: ForecastCardProps) {
  const { data, error, isFetching, refetch } = useQuery(forecastQuery(syllabusId));
  if (error && !data)
    return (
      <ErrorState
        message={sentenceOf(error, 'Não foi possível calcular a previsão. Tente novamente.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <SkeletonBlock className="h-56 rounded-lg! max-sm:mt-4" />;
  const risky = data.disciplines.filter(({ isAtRisk }) => isAtRisk).map(({ name }) => name);
  return (
    <Card title="Previsão" className="max-sm:mt-4 print:hidden">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 lg:grid-cols-2">
        <div className="grid gap-3">
          <Expected forecast={data} />
          {risky.length > 0 && (
            <Alert tone="warn" title="Mínimo em risco">
              {`Pelo que você anotou, o mínimo de acertos pode faltar em: ${risky.join(', ')}.`}
            </Alert>
          )}
        </div>
        {data.best.length > 0 && <Best forecast={data} />}
      </div>
    </Card>
  );
}

function Expected({ forecast: { expected, points, missing } }: { forecast: Forecast }) {
  if (!expected) return <p className="max-w-[60ch]">{missing}</p>;
  const { low, high } = expected;
  const range = (from: number, to: number) => `${whole(from)} a ${whole(to)}`;
  return (
    <p>
      <span className="block font-display font-semibold text-xl tabular-nums">
        {points === null
          ? `${range(low, high)}% da prova`
          : `${range(low, high)} de ${formatNumber(points)} pontos`}
      </span>
      <span className="text-ink-muted text-sm">
        {`O mais provável: ${whole(expected.points)}. Em 4 de cada 5 provas, o resultado cai nessa faixa.`}
      </span>
      <span className="mt-1 block text-ink-muted text-sm">
        Supõe questões de cinco opções, em que um chute acerta uma em cinco. Se a sua prova desconta erros,
        espere menos.
      </span>
    </p>
  );
}

const whole = (value: number) => formatNumber(Math.round(value));

const iconClass = 'mt-1 size-4 shrink-0 text-cometa';
const kinds: Record<Forecast['best'][number]['kind'], { words: string; icon: ReactNode }> = {
  theory: { words: 'Estudar a teoria', icon: <Library aria-hidden="true" className={iconClass} /> },
  revision: { words: 'Revisar', icon: <RotateCw aria-hidden="true" className={iconClass} /> },
  questions: { words: 'Fazer questões', icon: <ListChecks aria-hidden="true" className={iconClass} /> },
};

const fewBest = 3;

function Best({ forecast: { best, points } }: { forecast: Forecast }) {
  return (
    <section aria-labelledby="rende" className="min-w-0">
      <h3 id="rende" className="mb-1.5 font-sans font-semibold text-base tracking-normal">
        O que mais rende agora
      </h3>
      <FewFirst items={best} few={fewBest}>
        {(shown) => (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
            {shown.map(({ id, discipline, text, kind, gain }) => (
              <li key={id}>
                <Link
                  to="."
                  search={{}}
                  hash={topicHash(id)}
                  activeOptions={{ exact: true, includeHash: true }}
                  replace
                  resetScroll={false}
                  hashScrollIntoView={false}
                  className="flex min-h-11 items-start gap-2.5 rounded-md py-1.5 hover:bg-well"
                >
                  {kinds[kind].icon}
                  <span className="min-w-0 flex-1">
                    <span className="line-clamp-2 break-words">{text}</span>
                    <span className="block text-ink-muted text-sm">{`${kinds[kind].words} · ${discipline}`}</span>
                  </span>
                  <span className="shrink-0 text-ink-muted text-sm tabular-nums">
                    {`+${pointsText(gain, points !== null)}`}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </FewFirst>
    </section>
  );
}
