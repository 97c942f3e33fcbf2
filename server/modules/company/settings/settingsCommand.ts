import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, resolve } from 'node:path';
import { z } from 'zod/mini';
import type { Demonstration } from '../../../demonstration.ts';
import { runCommand } from '../../../platform/process/runCommand.ts';
import { StartFailure } from '../../../settings.ts';
import { answerCommand } from '../../staff/answerCommand.ts';
import { logoData } from '../logo.ts';
import { StoreSettings } from './StoreSettings.ts';
import { errorText } from '../../../platform/errorText.ts';

/** Changes the currency and keeps the numbers of the catalogue's prices. */
const KEEP_PRICES = '--keep-prices';
const USAGE =
  'Usage: npm run store:settings -- FILE. `--print` prints the settings of this store, `--schema` the JSON schema of the document.';

/** Writes the settings of a file, beside a running server or without one; prints them, or their schema. */
export const settingsCommand = (
  args: readonly string[],
  readDemonstration: () => Promise<Demonstration | null>,
): Promise<void> =>
  runCommand(async () => {
    if (args.length === 1 && args[0] === '--schema') {
      process.stdout.write(`${JSON.stringify(z.toJSONSchema(StoreSettings, { io: 'input' }), null, 2)}\n`);
      return;
    }
    await answerCommand({ ...parseSettingsArgs(args), actor: userInfo().username }, readDemonstration);
  });

/** Returns the settings of the named file; null for `--print`. Throws a `StartFailure` that says what is wrong. */
export function parseSettingsArgs(args: readonly string[]): {
  settings: Record<string, unknown> | null;
  keepsPrices: boolean;
} {
  const [fileOrOption = '', ...more] = args.filter((one) => one !== KEEP_PRICES);
  if (fileOrOption === '' || more.length > 0 || (fileOrOption.startsWith('-') && fileOrOption !== '--print'))
    throw new StartFailure(USAGE);
  const settings = fileOrOption === '--print' ? null : withLogo(documentIn(fileOrOption), dirname(fileOrOption));
  return { settings, keepsPrices: args.includes(KEEP_PRICES) };
}

/** Reads the picture that the file names, so that the document is complete. */
function withLogo(document: Record<string, unknown>, folder: string): Record<string, unknown> {
  const { logo } = document;
  if (typeof logo !== 'string' || logo.startsWith('data:')) return document;
  const data = logoData(contentOf(resolve(folder, logo)));
  if (data === null)
    throw new StartFailure(`logo: ${logo} is not an SVG, PNG, WebP or JPEG picture. Nothing was changed.`);
  return { ...document, logo: data };
}

function contentOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new StartFailure(
      `logo: there is no picture ${path}. Its path is relative to the file of the settings. Nothing was changed.`,
    );
  }
}

function documentIn(file: string): Record<string, unknown> {
  const document = jsonIn(file);
  if (typeof document === 'object' && document !== null && !Array.isArray(document))
    return document as Record<string, unknown>;
  throw new StartFailure(`${file} must be one JSON object, in braces.`);
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new StartFailure(`${file} cannot be read as JSON: ${errorText(error).replaceAll(/\s+/g, ' ')}`);
  }
}
