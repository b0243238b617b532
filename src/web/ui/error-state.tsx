import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type ErrorStateProps = {
  message: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
};

export function ErrorState({ message, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-4 rounded-lg border border-danger/40 bg-danger-soft px-5 py-8 text-center"
    >
      <p className="max-w-[52ch] text-balance text-ink">{message}</p>
      {onRetry && (
        <Button
          icon={<RotateCw aria-hidden="true" />}
          busy={retrying}
          busyLabel="Tentando..."
          onClick={onRetry}
        >
          Tentar novamente
        </Button>
      )}
    </div>
  );
}
