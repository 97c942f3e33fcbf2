import type { Rolldown } from 'vite';

/**
 * Drops Vite's warnings about Fluent's "use client" lines and the debugging tool's `eval`, which would hide real
 * warnings.
 */
export const onlyRealWarnings: Pick<Rolldown.InputOptions, 'onLog'> = {
  onLog: (level, log, handler) => {
    const isConsole = log.code === 'EVAL' && log.id?.includes('/eruda/');
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && !isConsole) handler(level, log);
  },
};
