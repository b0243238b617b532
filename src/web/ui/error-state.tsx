import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** Loads the screen once more, for a route's `errorComponent`: what failed is asked for again, by loader or page. */
export function useRetry(): () => void {
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  return () => {
    reset();
    void router.invalidate();
  };
}

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
