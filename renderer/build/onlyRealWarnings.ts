import type { Rolldown } from 'vite';

/**
 * Vite warns at each "use client" line of Fluent's, and of the debugging tool's console, which runs what is typed into
 * it; real warnings would drown.
 */
export const onlyRealWarnings: Pick<Rolldown.InputOptions, 'onLog'> = {
  onLog: (level, log, handler) => {
    const isConsole = log.code === 'EVAL' && log.id?.includes('/eruda/');
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && !isConsole) handler(level, log);
  },
};
