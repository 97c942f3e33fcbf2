import type { Rolldown } from 'vite';

/**
 * Drops Vite's warnings about Fluent's "use client" lines, the debugging tool's `eval`, and modules that a page loads
 * when needed and another at once, which would hide real warnings.
 */
export const onlyRealWarnings: Pick<Rolldown.InputOptions, 'onLog'> = {
  onLog: (level, log, handler) => {
    const isConsole = log.code === 'EVAL' && log.id?.includes('/eruda/');
    const isKnown = log.code === 'MODULE_LEVEL_DIRECTIVE' || log.code === 'INEFFECTIVE_DYNAMIC_IMPORT';
    if (!isKnown && !isConsole) handler(level, log);
  },
};
