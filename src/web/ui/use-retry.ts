import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

/** Loads the screen once more, for a route's `errorComponent`: what failed is asked for again, by loader or page. */
export function useRetry(): () => void {
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  return () => {
    reset();
    void router.invalidate();
  };
}
