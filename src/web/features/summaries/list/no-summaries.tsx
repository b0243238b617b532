import { Link } from '@tanstack/react-router';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type NoSummariesProps = { isNarrowed: boolean };

export function NoSummaries({ isNarrowed }: NoSummariesProps) {
  if (isNarrowed)
    return (
      <EmptyState
        title="Nenhum resumo encontrado"
        hint="Tente outras palavras ou outra matéria."
        action={<Button render={<Link to="/summaries" />}>Limpar filtros</Button>}
      />
    );
  return (
    <EmptyState
      title="Você ainda não tem resumos"
      hint="Cole um texto ou envie um PDF e receba o essencial para revisar."
      action={
        <Button variant="main" size="lg" render={<Link to="/summaries/create" />}>
          Criar resumo
        </Button>
      }
    />
  );
}
