import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const importFlashcardsRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/flashcards/import',
  staticData: { title: 'Importar flashcards' },
  component: lazyRouteComponent(() => import('./view.tsx'), 'ImportPage'),
});
