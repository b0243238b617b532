import './ui/base.css';
import { placeStars } from '#web/ui/brand/place-stars.ts';
import { enhanceLanding } from './features/landing/enhance-landing.ts';
import { prefetchApp } from './features/landing/prefetch-app.ts';

// The whole script of the page that the server sends at '/': no framework, as nothing there has a state.
for (const sky of document.querySelectorAll<HTMLElement>('[data-stars]')) placeStars(sky);
enhanceLanding(document.body);
window.addEventListener('load', () => {
  (window.requestIdleCallback ?? setTimeout)(prefetchApp);
});
