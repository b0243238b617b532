import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

interface ProfessorSearch {
  c?: string;
  q?: string;
}

export const professorRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/professor',
  validateSearch: (search): ProfessorSearch => ({
    c: readText(search.c),
    q: readText(String(search.q ?? '')),
  }),
  staticData: { title: 'Professor IA' },
  // The conversations opened from here are asked for as they are drawn.
  shouldReload: false,
  loader: async ({ context: { queryClient }, location }) => {
    const { c, q }: ProfessorSearch = location.search;
    const { conversationQuery, conversationsQuery, usageQuery } = await import('../api.ts');
    void queryClient.prefetchQuery(conversationsQuery(''));
    if (q) void queryClient.prefetchQuery(conversationsQuery(q));
    if (c) void queryClient.prefetchInfiniteQuery(conversationQuery(c));
    void queryClient.prefetchQuery(usageQuery);
  },
  component: lazyRouteComponent(() => import('./view.tsx'), 'ProfessorPage'),
});
