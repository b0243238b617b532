import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readNumber, readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';
import type { ListingAddress } from './listing-search.ts';

export const marketplaceRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/marketplace',
  validateSearch: (search): ListingAddress => ({
    q: readText(String(search.q ?? '')),
    subject: readText(String(search.subject ?? '')),
    difficulty: readText(search.difficulty),
    length: readText(search.length),
    rating: readNumber(search.rating),
    sort: readText(search.sort),
    page: readNumber(search.page),
  }),
  component: lazyRouteComponent(() => import('./view.tsx'), 'MarketplacePage'),
});
