import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Parts that a page loads when they are needed are compiled at that moment, on a machine that may be busy.
configure({ asyncUtilTimeout: 60_000 });

// jsdom moves nothing.
Element.prototype.animate ??= () => ({ play() {}, cancel() {} }) as Animation;

afterEach(cleanup);
