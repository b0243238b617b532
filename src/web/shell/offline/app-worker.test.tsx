import { beforeEach, expect, it, vi } from 'vitest';
import { keepApp } from './app-worker.ts';

/** A worker as a page sees it, in a state that the test changes. */
class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  update = vi.fn(async () => {});
}

let registration: FakeRegistration;
let container: EventTarget & { controller: FakeWorker | null; register: () => Promise<FakeRegistration> };

beforeEach(() => {
  vi.stubEnv('PROD', true);
  registration = new FakeRegistration();
  container = Object.assign(new EventTarget(), { controller: null, register: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker: container });
  return () => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  };
});

async function keep() {
  const onNewVersion = vi.fn();
  await keepApp(onNewVersion);
  return onNewVersion;
}
function install(): FakeWorker {
  const coming = new FakeWorker();
  registration.installing = coming;
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = coming;
  coming.become('installed');
  return coming;
}

it('says nothing when the application is kept for the first time', async () => {
  const onNewVersion = await keep();
  install();
  container.controller = registration.waiting;
  container.dispatchEvent(new Event('controllerchange'));
  expect(onNewVersion).not.toHaveBeenCalled();
});

it('tells of a newer version, and has it only once the student wants it', async () => {
  container.controller = new FakeWorker();
  const onNewVersion = await keep();
  const coming = install();
  expect(onNewVersion).toHaveBeenCalledTimes(1);
  expect(coming.postMessage).not.toHaveBeenCalled();
  onNewVersion.mock.calls[0]?.[0]();
  expect(coming.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
});

it('tells of one that an earlier visit left waiting, and of a change in another tab', async () => {
  container.controller = new FakeWorker();
  registration.waiting = new FakeWorker();
  const onNewVersion = await keep();
  expect(onNewVersion).toHaveBeenCalledTimes(1);
  container.dispatchEvent(new Event('controllerchange'));
  expect(onNewVersion).toHaveBeenCalledTimes(2);
});

it('does without where the browser has no workers', async () => {
  vi.stubGlobal('navigator', {});
  expect(await keep()).not.toHaveBeenCalled();
});
