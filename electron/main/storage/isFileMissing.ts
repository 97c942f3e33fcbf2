/** Whether a file could not be had because there is none: all else is a fault. */
export const isFileMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
