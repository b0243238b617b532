import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Worth asking again: the network or the server failed, not the question. */
const isPassing = (error: Error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && navigator.onLine && isPassing(error),
      // Asked even when the browser believes it is offline: what was kept is shown then, or a sentence says why not.
      networkMode: 'always',
      refetchOnReconnect: 'always',
    },
    // Sent even when the browser believes it is offline: it fails with a sentence instead of waiting in silence.
    mutations: { retry: false, networkMode: 'always' },
  },
});
