import { Spinner } from '#web/ui/spinner.tsx';

export function RoutePending() {
  return (
    <div className="grid min-h-60 place-content-center p-6">
      <Spinner label="Carregando..." />
    </div>
  );
}
