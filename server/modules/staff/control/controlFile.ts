import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { parseJson } from '../../../../shared/json/parseJson.ts';

/** The port on which a running server takes commands, and their secret. */
const Control = z.object({ port: z.int(), secret: z.string().check(z.minLength(32)) });
export type Control = z.infer<typeof Control>;

const fileOf = (dataDir: string): string => join(dataDir, 'control.json');

/** Writes the file for commands of the same operating system user. */
export const writeControl = (dataDir: string, control: Control): void => {
  rmSync(fileOf(dataDir), { force: true });
  writeFileSync(fileOf(dataDir), JSON.stringify(control), { mode: 0o600, flag: 'wx' });
};

/** Deletes the file, so that commands no longer look for this server. */
export const removeControl = (dataDir: string): void => rmSync(fileOf(dataDir), { force: true });

/** Returns null if there is no file. */
export function readControl(dataDir: string): Control | null {
  try {
    return Control.safeParse(parseJson(readFileSync(fileOf(dataDir), 'utf8'))).data ?? null;
  } catch {
    return null;
  }
}
