import { Link } from '@tanstack/react-router';
import type { FlashcardStats } from '#shared/contracts/flashcard-stats.ts';
import { countOf, durationText, formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { retentionText } from './labels.ts';

type TodayStatsProps = { today: FlashcardStats['today'] };

export function TodayStats({ today }: TodayStatsProps) {
  const { answers, newCards, reviews, remembered, retention, timeSpent, due } = today;
  const remembering = `${formatNumber(remembered)} de ${countOf(reviews, 'revisão', 'revisões')}`;
  return (
    <Card
      title="Hoje"
      actions={
        due > 0 && (
          <Button variant="main" render={<Link to="/flashcards/review" />}>
            Revisar agora
          </Button>
        )
      }
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-4">
        <Stat
          label="Respostas"
          value={formatNumber(answers)}
          hint={newCards === 0 ? 'nenhum cartão novo' : countOf(newCards, 'cartão novo', 'cartões novos')}
        />
        <Stat
          label="Retenção"
          value={retentionText(retention)}
          hint={reviews > 0 ? remembering : 'sem revisões ainda'}
        />
        <Stat
          label="Tempo"
          value={durationText(timeSpent)}
          hint={answers > 0 ? `${durationText(timeSpent / answers)} por resposta` : undefined}
        />
        <Stat label="Para revisar" value={formatNumber(due)} hint="com os atrasados" />
      </dl>
    </Card>
  );
}
