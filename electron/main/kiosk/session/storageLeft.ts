/**
 * Lists what pages of an origin have stored, as an expression that runs in one of them. Not every scheme may have caches and
 * workers: the list is then without them.
 */
export const STORAGE_LEFT = `(async () => {
  const none = () => [];
  const [databases, caches, workers] = await Promise.all([
    indexedDB.databases(),
    globalThis.caches?.keys().catch(none) ?? [],
    navigator.serviceWorker?.getRegistrations().catch(none) ?? [],
  ]);
  return [
    localStorage.length > 0 && 'localStorage',
    databases.length > 0 && 'indexedDB',
    caches.length > 0 && 'caches',
    workers.length > 0 && 'serviceWorkers',
  ].filter(Boolean);
})()`;
