import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { readNumber, readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';
import type { ListingAddress } from './listing-search.ts';

const addressIn = (search: Record<string, unknown>): ListingAddress => ({
  q: readText(String(search.q ?? '')),
  subject: readText(String(search.subject ?? '')),
  difficulty: readText(search.difficulty),
  length: readText(search.length),
  rating: readNumber(search.rating),
  sort: readText(search.sort),
  page: readNumber(search.page),
});

export const marketplaceRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/marketplace',
  validateSearch: addressIn,
  staticData: { title: 'Marketplace' },
  loader: async ({ context, location }) => {
    const [{ listingsQuery }, { filterOf, listingSearchOf }] = await Promise.all([
      import('../api.ts'),
      import('./listing-search.ts'),
    ]);
    const asked = filterOf(listingSearchOf(addressIn(location.search)));
    void context.queryClient.prefetchQuery(listingsQuery(asked));
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/marketplace')({
    errorComponent: view.MarketplaceFailure,
    component: view.MarketplacePage,
  });
});
