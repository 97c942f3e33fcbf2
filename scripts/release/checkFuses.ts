// After electron-builder: reads the fuses of every packed client in release/, as electron-builder only writes them.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FuseV1Options, type FuseV1Config, getCurrentFuseWire } from '@electron/fuses';
import { getConfig } from 'app-builder-lib/out/util/config/config.js';

const root = join(import.meta.dirname, '../..');
const folder = process.argv[2] ?? join(root, 'release');
/** The byte of an enabled fuse. */
const ON = '1'.charCodeAt(0);

const { electronFuses } = await getConfig(root, 'electron-builder.yml', null);
const expected = Object.entries(electronFuses ?? {});
const clients = packedIn(folder);
const faults = (await Promise.all(clients.map(faultsOf))).flat();
if (clients.length === 0) faults.push(`${folder}: no packed client; run electron-builder first`);
process.stdout.write(faults.map((fault) => `${fault}\n`).join(''));
if (faults.length > 0) process.exit(1);
process.stdout.write(
  `${clients.length} clients have their ${expected.length} fuses as electron-builder.yml wants them\n`,
);

/** The file that holds the fuses: an app on macOS, elsewhere the executable. */
function packedIn(release: string): string[] {
  if (!existsSync(release)) return [];
  return readdirSync(release, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?:mac[^/\\]*[/\\]Medstore\.app|[^/\\]+-unpacked[/\\](?:Medstore\.exe|medstore))$/.test(path))
    .map((path) => join(release, path));
}

async function faultsOf(client: string): Promise<string[]> {
  const wire: FuseV1Config<number> = await getCurrentFuseWire(client);
  return expected
    .filter(([name, isOn]) => (wire[optionOf(name)] === ON) !== isOn)
    .map(([name, isOn]) => `${client}: ${name} is not ${isOn ? 'on' : 'off'}`);
}

/** electron-builder's names of the fuses begin with a lower-case letter. */
function optionOf(name: string): FuseV1Options {
  const option = Object.entries(FuseV1Options).find(([key]) => key.toLowerCase() === name.toLowerCase());
  if (typeof option?.[1] !== 'number') throw new Error(`There is no fuse ${name}`);
  return option[1];
}
