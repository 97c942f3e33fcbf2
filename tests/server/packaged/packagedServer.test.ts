import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { brokenLinks } from '../../support/checks/pages/storeLinks.ts';
import { apiFromAnywhere } from '../../support/drivers/apiAs.ts';
import { OWN_SETTINGS } from '../../support/fixtures/ownSettings.ts';
import { ADDRESS, endAfterEach, launch, type Launched } from '../../support/servers/launch.ts';
import { permissionOptions, packageServer } from '../../support/servers/packagedServer.ts';
import { TEST_SECRET } from '../../support/servers/testStore.ts';
import { writeEmbeddedDatabase } from '../../support/servers/databases/writeEmbeddedDatabase.ts';

const PACKAGING_MS = 300_000;
const MAX_MB = 200;
const root = join(import.meta.dirname, '../../..');
let folder = '';
let data = '';

beforeAll(() => {
  folder = packageServer();
  data = mkdtempSync(join(tmpdir(), 'medstore-packaged-'));
}, PACKAGING_MS);
endAfterEach();
afterAll(() => {
  for (const each of [folder, data]) rmSync(each, { recursive: true, force: true });
});

/** Starts a file of the bundle in the packaged folder; Node ends it when it reads any other file. */
function start(entry: string, environment: Record<string, string>, ...args: string[]): Launched {
  const env = { NODE_ENV: 'production', SIGN_SECRET: TEST_SECRET, ...environment };
  return launch(env, [...permissionOptions(folder, data), `dist/store/${entry}.js`, ...args], folder);
}

/** A new data folder with the store's tables: a first start would take longer than the rest. */
function newData(): string {
  const own = mkdtempSync(join(data, 'store-'));
  writeEmbeddedDatabase(own);
  return own;
}

const filesIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe('a packaged server', () => {
  it('fits into 200 MB, without sources of its own and without the demonstration', () => {
    const files = filesIn(folder);
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes / 1_000_000).toBeLessThan(MAX_MB);
    expect(files.filter((file) => !file.includes('node_modules') && /\.tsx?$/.test(file))).toEqual([]);
    const maps = globSync('dist/store/*.map', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'));
    const sources = maps.flatMap((map) => (JSON.parse(map) as { sources: string[] }).sources);
    expect(sources.filter((source) => source.includes('server/modules/')).length).toBeGreaterThan(100);
    expect(sources.filter((source) => /(^|\/)(demo|tests)\//.test(source.replace(/.*node_modules/, '')))).toEqual([]);
  });

  it('imports a catalogue, serves it, is backed up, restored and examined, and takes staff commands', async () => {
    const environment = { DATA_DIR: newData() };
    cpSync(join(root, 'resources/samples/catalogue.csv'), join(data, 'catalogue.csv'));
    const imported = start('import', environment, join(data, 'catalogue.csv'));
    expect(await imported.ended, imported.output.err).toBe(0);
    expect(imported.output.out).toMatch(/No row was refused/);

    const backup = join(data, 'store.backup.tgz');
    const saved = start('backup', environment, backup);
    expect(await saved.ended, saved.output.err).toBe(0);
    const restored = { DATA_DIR: join(data, 'restored') };
    const back = start('restore', restored, backup);
    expect(await back.ended, back.output.err).toBe(0);

    const address = await start('index', restored).until(ADDRESS);
    const tree = await apiFromAnywhere(undefined, () => address)('readGroupTree', {});
    expect(JSON.stringify(tree)).toContain('Ultrasound');
    const staff = start('staff', restored, 'cancel', 'M-2026-999999');
    expect(await staff.ended).toBe(1);
    expect(staff.output.err).toMatch(/^[^\n]*M-2026-999999[^\n]*\n$/);
    const doctor = start('doctor', restored);
    expect(await doctor.ended, 'the store has no settings yet').toBe(1);
    expect(doctor.output.out).toMatch(/The running store answered/);
  });

  it('answers pages, files and the API from its folder alone, without a dead link or a sample value, as new and with settings of its own', async () => {
    const environment = { DATA_DIR: newData(), TRUST_PROXY: '127.0.0.1' };
    const { child, until, ended, output } = start('index', environment);
    const address = await until(ADDRESS);
    for (const language of LANGUAGES) {
      const page = await fetch(`${address}/${language}`);
      expect(page.status).toBe(200);
      expect(await page.text()).toMatch(new RegExp(`<html[^>]* lang="${language}`));
    }
    const [script] = globSync('dist/web/assets/*.js', { cwd: folder });
    expect((await fetch(`${address}/${script!.slice('dist/web/'.length)}`)).status).toBe(200);
    expect(await apiFromAnywhere(undefined, () => address)('readConfig', {})).toMatchObject({
      is_demonstration: false,
    });

    expect(output.err).toMatch(/^The store has no settings yet: .*npm run store:settings/m);
    expect(await (await fetch(`${address}/article`)).text()).toContain('There are no articles yet');
    const asNew = await brokenLinks(address, ['zh']);
    expect(asNew.faults).toEqual([]);
    expect(asNew.pages).toBeGreaterThan(15);

    writeFileSync(
      join(data, 'settings.json'),
      JSON.stringify({ ...OWN_SETTINGS, languages: undefined, footer: undefined }),
    );
    const written = start('storeSettings', environment, join(data, 'settings.json'));
    expect(await written.ended, written.output.err).toBe(0);
    await expect.poll(async () => (await fetch(address)).text()).toContain('Clinic Supplies');
    const own = await brokenLinks(address, LANGUAGES);
    expect(own.faults).toEqual([]);
    expect(own.pages).toBeGreaterThan(60);
    child.kill('SIGTERM');
    expect(await ended, output.err).toBe(0);
  });

  it('names the lines of the sources when it fails', async () => {
    const manifest = join(folder, 'dist/web/.vite/manifest.json');
    const whole = readFileSync(manifest);
    writeFileSync(manifest, '{');
    const { ended, output } = start('index', { DATA_DIR: newData() });
    expect(await ended).toBe(1);
    writeFileSync(manifest, whole);
    expect(output.err).toMatch(/server\/web\/\w+\.ts:\d+:\d+/);
  });
});
