import { Link } from '@tanstack/react-router';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { OrbitLogo } from '#web/ui/brand/orbit-logo.tsx';
import { Button } from '#web/ui/button.tsx';

export function NotFoundPage() {
  useTitle('Página não encontrada');
  return (
    <main
      id="conteudo"
      tabIndex={-1}
      className="mx-auto grid min-h-dvh max-w-md place-content-center justify-items-center gap-6 p-6 text-center"
    >
      <OrbitLogo />
      <h1 className="font-display text-2xl font-semibold">Página não encontrada</h1>
      <p className="text-ink-muted">Este endereço está fora de órbita. Confira o link ou volte ao início.</p>
      <Button variant="main" render={<Link to="/" />}>
        Voltar ao painel
      </Button>
    </main>
  );
}
