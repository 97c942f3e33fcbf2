import type { Language } from '../../../shared/text/languages.ts';
import type { OfflinePort } from './Platform.ts';
import { trackUnsavedInput } from './trackUnsavedInput.ts';
import { idleAfterFirstInteraction } from './onFirstInteraction.ts';

/**
 * Offline support of a browser, by the service worker and by the page. Null in development, over plain http and in
 * private windows.
 */
export function openWebOffline(language: Language): OfflinePort | null {
  const workers = serviceWorkers();
  if (!import.meta.env.PROD || !workers || !('caches' in window)) return null;
  return {
    isActive: workers.controller !== null,
    // Both are lazy: the first view needs neither, and most visits never need offline replies.
    begin: async () => (await import('./installServiceWorker.ts')).installServiceWorker(workers, language),
    firstInteraction: () => idleAfterFirstInteraction(document),
    replies: async () => (await import('../persistence/cache/replyCache.ts')).openReplyCache(language),
    onNewVersion: (listener) => {
      const handleMessage = ({ data }: MessageEvent<unknown>): void => {
        const { version } = (data ?? {}) as { version?: unknown };
        if (typeof version === 'string' && !ownVersion().endsWith(version)) listener();
      };
      workers.addEventListener('message', handleMessage);
      return () => workers.removeEventListener('message', handleMessage);
    },
    hasUnsavedInput: trackUnsavedInput(document),
    renew: () => location.reload(),
  };
}

// Reading the property throws where a page has no storage.
function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** The version of this page: the name of its script, a hash of its content. */
const ownVersion = (): string => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
