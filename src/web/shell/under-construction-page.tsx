import { Link, useMatches } from '@tanstack/react-router';
import { useTitle } from '#web/lib/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function UnderConstructionPage() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title }) ?? 'Página';
  useTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title="Esta página está em construção."
        hint="Enquanto ela não chega, seus planos de estudo já estão prontos para uso."
        action={
          <Button variant="main" render={<Link to="/study-plans" />}>
            Ver planos de estudo
          </Button>
        }
      />
    </>
  );
}
