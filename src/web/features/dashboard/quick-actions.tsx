import { Link } from '@tanstack/react-router';
import { FileText, Layers } from 'lucide-react';
import { countOf } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** Where due cards are reviewed. */
export function ReviewCard({ due }: { due: number }) {
  return (
    <Card title="Revisar Flashcards">
      <p className="mb-3">{`Você tem ${countOf(due, 'flashcard', 'flashcards')} para revisar hoje.`}</p>
      <Button
        variant={due > 0 ? 'main' : 'secondary'}
        icon={<Layers aria-hidden="true" />}
        render={<Link to="/flashcards/review" />}
      >
        Iniciar Revisão
      </Button>
    </Card>
  );
}

export function SummaryCard() {
  return (
    <Card title="Criar Resumo">
      <p className="mb-3">Transforme um texto, um PDF ou um assunto em resumo.</p>
      <Button icon={<FileText aria-hidden="true" />} render={<Link to="/summaries/create" />}>
        Novo Resumo
      </Button>
    </Card>
  );
}
