import { readFileSync } from 'node:fs';
import { logWarning, errorMessage } from '../../app/logWarning.ts';
import { isFileMissing } from '../../storage/isFileMissing.ts';
import { type ConfigReading, type KioskConfig, mergeConfig, parseConfig } from './kioskConfig.ts';

/**
 * The settings of the kiosk file. An unreadable file, or a missing one that was named, makes a kiosk with the defaults.
 */
export interface KioskFile {
  isKiosk: boolean;
  config: Partial<KioskConfig>;
}

/** Reads the kiosk file. `isNamed`: an argument named it, so it must exist. Never throws; logs errors. */
export function readKioskFile(file: string, isNamed = false): KioskFile {
  const reading = readingOf(file, isNamed);
  if (reading === null) return { isKiosk: false, config: {} };
  if (!reading.ok) logWarning(`${file} is not used: ${reading.reason}`);
  const config = reading.ok ? reading.config : {};
  return { isKiosk: mergeConfig(config).kiosk, config };
}

/** Null if the file is missing and no argument named it. */
function readingOf(file: string, isNamed: boolean): ConfigReading | null {
  try {
    return parseConfig(readFileSync(file, 'utf8'));
  } catch (error) {
    return isFileMissing(error) && !isNamed ? null : { ok: false, reason: errorMessage(error) };
  }
}
