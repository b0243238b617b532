import { Outlet } from '@tanstack/react-router';
import { LiveRegion } from '#web/ui/toast/live-region.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { SkipLink } from './skip-link.tsx';
import { useRouteAnnouncer } from './use-route-announcer.ts';

export function Root() {
  useRouteAnnouncer();
  return (
    <>
      <SkipLink />
      <ScreenTitle />
      <Outlet />
      <LiveRegion />
    </>
  );
}
