import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface ImportFigures {
  seconds: number;
  /** The peak memory of the importing process; null if the system does not report it. */
  peakMegabytes: number | null;
}

const MEMORY_EVERY_MS = 200;

/** Runs the importer as a merchant does, in a process of its own. */
export function runImport(file: string, environment: Record<string, string>): Promise<ImportFigures> {
  const started = performance.now();
  const child = spawn(process.execPath, ['server/import/index.ts', file], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak: number | null = null;
  const watch = setInterval(() => (peak = peakOf(child.pid) ?? peak), MEMORY_EVERY_MS);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      clearInterval(watch);
      if (code !== 0) reject(new Error(`the import ended with ${code}`));
      else resolve({ seconds: (performance.now() - started) / 1_000, peakMegabytes: peak });
    });
  });
}

function peakOf(pid: number | undefined): number | null {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
  } catch {
    return null;
  }
}
