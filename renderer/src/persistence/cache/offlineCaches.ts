const DAY_MS = 24 * 3600_000;

/**
 * What is kept in a browser for the time without a network. A name with another number is another format: what is not
 * named here is thrown away by the next worker.
 */
export const OFFLINE_CACHES = {
  shell: { name: 'shell-1', max: 1, maxAgeMs: Infinity },
  /** As large as the whole build at most; the files of the worker's own version are always there. */
  assets: { name: 'assets-1', max: 400, maxAgeMs: 60 * DAY_MS },
  pictures: { name: 'pictures-1', max: 300, maxAgeMs: 30 * DAY_MS },
  /** What the API has told: as long as a session can last. */
  replies: { name: 'reads-1', max: 400, maxAgeMs: 30 * DAY_MS },
} as const;
