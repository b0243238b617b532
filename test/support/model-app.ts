import { beforeAll, beforeEach } from 'vitest';
import { connectModel } from '#server/platform/ai/model.ts';
import { type FakeAi, openFakeAi } from './fake-ai.ts';
import { openTestApp, type TestApp } from './test-app.ts';

interface ModelApp {
  ai: FakeAi;
  test: TestApp;
  /** Tells the application that its process is about to end. */
  closing: AbortController;
  /** Takes that back, as if another process had begun. */
  reopen(): void;
}

/** How long the provider may take, in milliseconds. */
interface Patience {
  silenceMs?: number;
  objectMs?: number;
}

/** The application with a model that a test answers for; one for all tests of a file, each of which finds it empty. */
export function openModelApp(patience: Patience = {}, settings: Record<string, string> = {}): ModelApp {
  const app = {
    reopen: () => {
      app.closing = new AbortController();
      Object.assign(app.test.services, { closing: app.closing.signal });
    },
  } as ModelApp;
  beforeAll(async () => {
    app.ai = await openFakeAi();
    const model = connectModel({ baseUrl: app.ai.baseUrl, model: 'fake', backOffMs: 1, ...patience });
    app.test = await openTestApp({ services: { model }, settings });
    return async () => {
      await app.test.close();
      await app.ai.close();
    };
  });
  beforeEach(async () => {
    app.ai.reset();
    app.reopen();
    await app.test.reset();
  });
  return app;
}
