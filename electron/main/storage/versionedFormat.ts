import type { z } from 'zod/mini';

/** Brings what an older version wrote one version further. */
type Migration = (data: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** The format of a stored entry: its schema today, and the migrations from each version before. */
export interface Format<S extends z.ZodMiniType> {
  shape: S;
  /** The first leads from version 1, which named none, to version 2. */
  steps: readonly Migration[];
}

/** An entry as text, with its version. */
export const write = <S extends z.ZodMiniType>({ steps }: Format<S>, data: z.output<S> & object): string =>
  JSON.stringify({ version: steps.length + 1, ...data });

/** An entry of this version or an older one; null for what no version of ours has written, or only a newer one. */
export function read<S extends z.ZodMiniType>({ shape, steps }: Format<S>, text: string | null): z.output<S> | null {
  if (text === null) return null;
  try {
    const written = JSON.parse(text) as Record<string, unknown>;
    const { version = 1, ...data } = written;
    if (!Number.isInteger(version)) return null;
    if (Number(version) < 1 || Number(version) > steps.length + 1) return null;
    return shape.parse(steps.slice(Number(version) - 1).reduce((older, step) => step(older), data));
  } catch {
    return null;
  }
}

/** Whether a newer version of the client has written it: that one finds it again, if it is left alone. */
export function isNewer<S extends z.ZodMiniType>({ steps }: Format<S>, text: string | null): boolean {
  try {
    const { version } = JSON.parse(text ?? '{}') as { version?: unknown };
    return Number(version) > steps.length + 1;
  } catch {
    return false;
  }
}
