import { useRouter } from '@tanstack/react-router';

/** Loads the screen once more, for a route's `errorComponent`. */
export function useRetry(): () => void {
  const router = useRouter();
  return () => void router.invalidate();
}
