import type { SpawnSyncOptions } from 'node:child_process';

export const root: string;
export function ensureInstalled(): void;
export function nodePath(): string;
export function run(command: string, args: string[], options?: SpawnSyncOptions): void;
