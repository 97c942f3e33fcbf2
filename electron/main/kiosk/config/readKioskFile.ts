import { readFileSync } from 'node:fs';
import { logWarning, errorMessage } from '../../app/logWarning.ts';
import { isFileMissing } from '../../storage/isFileMissing.ts';
import { type ConfigReading, type KioskConfig, mergeConfig, parseConfig } from './kioskConfig.ts';

/**
 * What the file on the machine says. One that is there and cannot be read makes a kiosk all the same, with defaults; so
 * does one that was named and is missing.
 */
export interface KioskFile {
  isKiosk: boolean;
  config: Partial<KioskConfig>;
}

/** Reads it; `isNamed`: it was asked for by name, so that it has to be there. Never throws: what is wrong is logged. */
export function readKioskFile(file: string, isNamed = false): KioskFile {
  const read = readingOf(file, isNamed);
  if (read === null) return { isKiosk: false, config: {} };
  if (!read.ok) logWarning(`${file} is not used: ${read.reason}`);
  const config = read.ok ? read.config : {};
  return { isKiosk: mergeConfig(config).kiosk, config };
}

/** Null where there is none, and none was meant to be. */
function readingOf(file: string, isNamed: boolean): ConfigReading | null {
  try {
    return parseConfig(readFileSync(file, 'utf8'));
  } catch (error) {
    return isFileMissing(error) && !isNamed ? null : { ok: false, reason: errorMessage(error) };
  }
}
