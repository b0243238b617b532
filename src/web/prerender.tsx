import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './features/landing/landing-page.tsx';
import { SkipLink } from './shell/skip-link.tsx';

/** The landing page as HTML, for visitors and crawlers that have run no script yet, or never do. */
export const renderLanding = (): string =>
  renderToStaticMarkup(
    <>
      <SkipLink />
      <LandingPage />
    </>,
  );
