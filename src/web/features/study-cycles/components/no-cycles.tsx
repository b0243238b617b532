import { Link } from '@tanstack/react-router';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type NoCyclesProps = { isNarrowed: boolean };

export function NoCycles({ isNarrowed }: NoCyclesProps) {
  const title = 'Nenhum ciclo de estudo encontrado';
  if (isNarrowed) return <EmptyState title={title} hint="Tente ajustar seus filtros de busca" />;
  return (
    <EmptyState
      title={title}
      hint="Diga o que estuda e quantas horas tem: os blocos de cada matéria vêm prontos."
      action={
        <Button variant="main" size="lg" render={<Link to="/study-cycles/create" />}>
          Criar ciclo de estudos
        </Button>
      }
    />
  );
}
