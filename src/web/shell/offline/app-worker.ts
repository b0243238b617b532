const checkEveryMs = 60 * 60_000;

/**
 * Has the browser keep the application, so that it opens without a network. A newer one waits: `onNewVersion` gets the
 * way to change to it, which loads the page anew, and nothing else ever does.
 */
export async function keepApp(onNewVersion: (change: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  // Secure origins only; while developing nothing is built.
  if (!serviceWorker || !import.meta.env.PROD) return;
  nameManifest();
  const isOlder = () => serviceWorker.controller !== null;
  const wasKept = isOlder();
  const registration = await serviceWorker.register('/worker.js');

  let isChanging = false;
  const change = () => {
    isChanging = true;
    if (registration.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
    else location.reload();
  };
  serviceWorker.addEventListener('controllerchange', () => {
    if (isChanging) location.reload();
    // Changed in another tab: what this page has not loaded yet may be gone.
    else if (wasKept) onNewVersion(change);
  });

  if (registration.waiting && wasKept) onNewVersion(change);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && isOlder()) onNewVersion(change);
    });
  });

  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < checkEveryMs) return;
    checkedAt = Date.now();
    registration.update().catch(() => {});
  });
}

/** Says where the browser finds what it needs to install the application; no first screen waits for that. */
function nameManifest(): void {
  if (document.querySelector('link[rel="manifest"]')) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}
