import { Link } from '@tanstack/react-router';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function NoCards() {
  return (
    <EmptyState
      title="Você ainda não tem flashcards"
      hint="Crie o primeiro, ou cole um texto e receba vários de uma vez."
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="main" size="lg" render={<Link to="/flashcards/create" />}>
            Criar flashcard
          </Button>
          <Button size="lg" render={<Link to="/flashcards/create-from-text" />}>
            Criar a partir de um texto
          </Button>
        </div>
      }
    />
  );
}
