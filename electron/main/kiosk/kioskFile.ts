import { complain } from '../complain.ts';
import { type KioskConfig, mergeConfig, parseConfig } from './config.ts';
import { textOf } from './KioskMemory.ts';

/** What the file on the machine says. One that is there and cannot be read makes a kiosk all the same, with defaults. */
export interface KioskFile {
  isKiosk: boolean;
  config: Partial<KioskConfig>;
}

export function readKioskFile(file: string): KioskFile {
  const text = textOf(file);
  if (text === null) return { isKiosk: false, config: {} };
  const read = parseConfig(text);
  if (!read.ok) complain(`${file} is not used: ${read.reason}`);
  const config = read.ok ? read.config : {};
  return { isKiosk: mergeConfig(config).kiosk, config };
}
