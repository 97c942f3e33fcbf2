import { SERVICE_WORKER_PATH } from '../../../shared/web/appShell.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { TRUSTED_TYPES } from '../../../shared/web/trustedTypes.ts';
import type { KeepMessage } from '../worker/rules.ts';
import { idle } from './idle.ts';
import { picturesInPage } from './picturesInPage.ts';
import { createTrustedTypesRule } from './createTrustedTypesRule.ts';

/** Browsers look for a newer worker on navigation only; this covers pages that stay open for days. */
const LOOK_AGAIN_MS = 3600_000;

/** Installs the service worker once the page is idle, and has it cache the files that this page has already loaded. */
export async function installServiceWorker(workers: ServiceWorkerContainer, language: Language): Promise<boolean> {
  await untilIdle();
  if (isSaving() && !workers.controller) return false;
  // Undefined where a browser's tool or the page's policy forbids workers.
  const registration = await register(workers).catch(() => undefined);
  if (!registration) return false;
  const { active } = await workers.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ type: 'keep', language, urls: [...loaded, ...picturesInPage()] } satisfies KeepMessage);
  lookAgain(registration);
  return true;
}

/** Allows only this address: injected code cannot register another worker. */
async function register(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  // Outside the page's loading: an error would look like a lost chunk, and reload the page.
  const workerAt = createTrustedTypesRule('createScriptURL', TRUSTED_TYPES.worker, () => SERVICE_WORKER_PATH);
  return workers.register(workerAt(SERVICE_WORKER_PATH));
}

/** Whether the visitor saves data: then no files are cached ahead. */
const isSaving = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

async function untilIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await idle();
}

function lookAgain(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < LOOK_AGAIN_MS) return;
    last = Date.now();
    void registration.update().catch(() => undefined); // without a network it checks the next time
  });
}
