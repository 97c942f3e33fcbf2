import { stat } from 'node:fs/promises';
import { type DecimalSign, type FileSign, signIn } from './amounts.ts';
import { UnreadableFile } from '../csv/readLines.ts';
import { readRows } from '../csv/readRows.ts';

/**
 * Detects the decimal sign of a file: that of most conclusive prices, the first one in a tie. A pipe cannot be read
 * twice, so its first conclusive price decides for the following rows.
 */
export async function readDecimalSign(path: string, currency: string, stop?: AbortSignal): Promise<FileSign> {
  const counts = new Map<DecimalSign, number>();
  try {
    for await (const row of (await isFile(path)) ? readRows(path) : []) {
      stop?.throwIfAborted();
      const sign = 'fields' in row ? signIn(row.fields.price, currency) : null;
      if (sign !== null) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    }
  } catch (error) {
    // Rows above the fault may be imported; the import itself reports the fault.
    if (!(error instanceof UnreadableFile)) throw error;
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return { sign: most?.[0] ?? null, isMixed: counts.size > 1 };
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ?? false;
}
