import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { countOf, formatDay, formatNumber } from '#web/lib/format.ts';
import { lazily } from '#web/lib/lazily.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { deckPath } from '../deck.ts';
import { difficultyGroup, difficultyNames } from '../difficulty.ts';

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
