import type { z } from 'zod/mini';

/** Migrates data from one version to the next. */
type Migration = (data: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** The format of a stored entry: its current schema, and the migrations from earlier versions. */
export interface Format<S extends z.ZodMiniType> {
  shape: S;
  /** The first migrates from version 1, which had no version number, to version 2. */
  steps: readonly Migration[];
}

/** Serialises an entry with its version. */
export const write = <S extends z.ZodMiniType>({ steps }: Format<S>, data: z.output<S> & object): string =>
  JSON.stringify({ version: steps.length + 1, ...data });

/** Parses an entry of this version or an older one; null for an invalid or newer one. */
export function read<S extends z.ZodMiniType>({ shape, steps }: Format<S>, text: string | null): z.output<S> | null {
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as Record<string, unknown>;
    const { version = 1, ...data } = stored;
    if (!Number.isInteger(version)) return null;
    if (Number(version) < 1 || Number(version) > steps.length + 1) return null;
    return shape.parse(steps.slice(Number(version) - 1).reduce((older, step) => step(older), data));
  } catch {
    return null;
  }
}

/** Whether a newer client wrote the entry; it must then be left unchanged. */
export function isNewer<S extends z.ZodMiniType>({ steps }: Format<S>, text: string | null): boolean {
  try {
    const { version } = JSON.parse(text ?? '{}') as { version?: unknown };
    return Number(version) > steps.length + 1;
  } catch {
    return false;
  }
}
