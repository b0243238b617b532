import { beforeAll, beforeEach } from 'vitest';
import { connectModel } from '#server/platform/ai/model.ts';
import { type FakeAi, openFakeAi } from './fake-ai.ts';
import { openTestApp, type TestApp } from './test-app.ts';

interface ModelApp {
  ai: FakeAi;
  test: TestApp;
}

/** The application with a model that a test answers for; one for all tests of a file, each of which finds it empty. */
export function openModelApp(): ModelApp {
  const app = {} as ModelApp;
  beforeAll(async () => {
    app.ai = await openFakeAi();
    const model = connectModel({ baseUrl: app.ai.baseUrl, model: 'fake' });
    app.test = await openTestApp({ parts: { model } });
    return async () => {
      await app.test.close();
      await app.ai.close();
    };
  });
  beforeEach(async () => {
    app.ai.reset();
    await app.test.reset();
  });
  return app;
}
