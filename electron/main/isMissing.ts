/** Whether a file could not be had because there is none: all else is a fault. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
