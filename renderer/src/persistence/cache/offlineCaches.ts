const DAY_MS = 24 * 3600_000;

/**
 * The caches that a browser keeps for use without a network. Raise the number in a name when its format changes: the
 * next service worker deletes every cache that is not named here.
 */
export const OFFLINE_CACHES = {
  shell: { name: 'shell-1', max: 1, maxAgeMs: Infinity },
  /** At most the size of a whole build; the files of the worker's own version are always there. */
  assets: { name: 'assets-1', max: 400, maxAgeMs: 60 * DAY_MS },
  pictures: { name: 'pictures-1', max: 300, maxAgeMs: 30 * DAY_MS },
  /** Replies of the API, for as long as a session can last. */
  replies: { name: 'reads-1', max: 400, maxAgeMs: 30 * DAY_MS },
} as const;
