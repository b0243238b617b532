import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';

interface AppProps {
  router: AnyRouter;
  queryClient: QueryClient;
  onMount?: () => unknown;
}

/** The application, the same on a prerendered page and in the browser. */
export function App({ router, queryClient, onMount }: AppProps) {
  useEffect(() => {
    onMount?.();
  }, [onMount]);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
}
