import { useState } from 'react';
import type { Flashcard, HistoryEntry } from '#shared/contracts/flashcards.ts';
import type { CardGrade } from '#shared/rules/card-grades.ts';
import { lazily } from '#shared/rules/lazily.ts';
import { countOf, formatDay, formatNumber } from '#shared/rules/text/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { formatSeconds, gradeNames } from '../card-labels.ts';
import { deckPath } from '../deck.ts';
import { difficultyGroup, difficultyNames } from '../difficulty.tsx';

type CardFactsProps = { card: Flashcard };

/** What a card is about, where its schedule stands, and its tags. */
export function CardFacts({ card }: CardFactsProps) {
  const { subject, difficulty, source, schedule, tags } = card;
  const { folder, deck } = deckPath(card.deck);
  return (
    <div className="grid min-w-0 content-start gap-4">
      <Card title="Informações">
        <dl className={grid}>
          <Fact label="Matéria" value={subject} />
          <Fact label="Baralho" value={folder ? `${folder} › ${deck}` : deck} />
          <Fact
            label="Dificuldade"
            value={`${difficultyNames[difficultyGroup(difficulty)]} (${difficulty} de 5)`}
          />
        </dl>
        {/* Folded: it often holds the answer. */}
        {source && (
          <Collapsible title="Trecho do texto de origem" className="mt-4">
            <blockquote className="break-words border-cometa border-s-2 ps-4">{source}</blockquote>
          </Collapsible>
        )}
      </Card>
      <Card title="Estatísticas">
        <dl className={grid}>
          <Fact label="Intervalo" value={countOf(schedule.interval, 'dia', 'dias')} />
          <Fact label="Fator de facilidade" value={ease().format(schedule.easeFactor)} />
          <Fact label="Acertos seguidos" value={formatNumber(schedule.consecutiveCorrect)} />
          <Fact label="Revisões" value={formatNumber(schedule.reps)} />
          <Fact label="Esquecimentos" value={formatNumber(schedule.lapses)} />
          <Fact label="Próxima revisão" value={card.suspended ? 'Suspensa' : formatDay(schedule.dueOn)} />
        </dl>
      </Card>
      <Card title="Tags">
        {tags.length === 0 ? (
          <p className="text-ink-muted">Este flashcard não tem tags.</p>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} className="min-w-0 max-w-full">
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

const grid = 'grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-2';
const ease = lazily(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }));

type StudyHistoryProps = {
  /** Newest first. */
  entries: readonly HistoryEntry[];
};

const shownAtFirst = 20;
const tones = { incorrect: 'danger', hard: 'warn', correct: 'ok' } as const satisfies Record<
  CardGrade,
  string
>;
const moments = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' }));
const cell = 'px-2 py-2 text-start align-top first:ps-4 last:pe-4 sm:px-5 sm:first:ps-5 sm:last:pe-5';

export function StudyHistory({ entries }: StudyHistoryProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, shownAtFirst);
  return (
    <Card title="Histórico" flush className="lg:col-span-2">
      {entries.length === 0 ? (
        <p className="px-4 pb-4 text-ink-muted sm:px-5 sm:pb-5">
          Nenhuma resposta ainda. Vire o flashcard e diga como você se saiu.
        </p>
      ) : (
        <table className="w-full text-sm">
          <caption className="sr-only">Respostas a este flashcard, da mais nova à mais antiga</caption>
          <thead className="border-line border-y text-ink-muted">
            <tr>
              <th scope="col" className={cell}>
                Data e hora
              </th>
              <th scope="col" className={cell}>
                Resultado
              </th>
              <th scope="col" className={cell}>
                Tempo
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.map(({ id, date, result, timeSpent, kind }) => (
              <tr key={id}>
                <td className={cell}>
                  <time dateTime={date}>{moments().format(new Date(date))}</time>
                </td>
                <td className={cell}>
                  <span className="flex flex-wrap gap-1">
                    <Badge tone={tones[result]}>{gradeNames[result]}</Badge>
                    {kind === 'relearn' && <Badge>reaprendizagem</Badge>}
                  </span>
                </td>
                <td className={cell}>{formatSeconds(timeSpent)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shown.length < entries.length && (
        <div className="border-line border-t p-3 text-center">
          <Button variant="quiet" onClick={() => setIsWhole(true)}>
            Mostrar tudo
          </Button>
        </div>
      )}
    </Card>
  );
}
