import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The real file, through electron-store, which tells `conf` where the client's folder is. */
const place = vi.hoisted(() => ({ folder: '' }));
vi.mock('electron', () => ({ app: { getPath: () => place.folder } }));
vi.mock('electron-store', async () => {
  const { default: Conf } = await import('conf');
  return {
    default: class extends Conf {
      constructor({ name, ...options }: { name: string } & ConstructorParameters<typeof Conf>[0]) {
        super({ ...options, configName: name, cwd: place.folder, projectName: 'Medstore' });
      }
    },
  };
});
const { openPreferences } = await import('../../../../electron/main/storage/preferences.ts');

const file = (): string => join(place.folder, 'preferences.json');
const WINDOW = { width: 1200, height: 800, x: 10, y: 20, maximized: false };
beforeEach(() => {
  place.folder = mkdtempSync(join(tmpdir(), 'medstore-preferences-'));
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(place.folder, { recursive: true });
});

it('the preferences are the same at the next start', () => {
  openPreferences().preferences.set('zoom', 1.25);
  const { preferences, wereLost } = openPreferences();
  expect([preferences.get('zoom'), wereLost]).toEqual([1.25, false]);
});

it('the preferences file of the first version is migrated: an unsupported language is removed, all else stays', () => {
  writeFileSync(file(), JSON.stringify({ language: 'de', window: WINDOW }));
  const { preferences, wereLost } = openPreferences();
  expect(wereLost).toBe(false);
  expect([preferences.get('language'), preferences.get('window')]).toEqual([undefined, WINDOW]);
  // Migrated once: the file now has this version.
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({
    __internal__: { migrations: { version: '2.0.0' } },
  });
});

it.each([
  ['is cut off', '{"language":"es","window":{"wid'],
  ['holds what no version wrote', JSON.stringify({ zoom: 'huge', __internal__: { migrations: { version: '2.0.0' } } })],
])('the preferences file that %s is set aside as it is, and the rep is told', (_name, content) => {
  writeFileSync(file(), content);
  const { preferences, wereLost } = openPreferences();
  expect(wereLost).toBe(true);
  const aside = readdirSync(place.folder).find((name) => /^preferences\.damaged-\d+\.json$/.test(name));
  expect(readFileSync(join(place.folder, aside!), 'utf8')).toBe(content);
  preferences.set('language', 'ru');
  expect(openPreferences().preferences.get('language')).toBe('ru');
});
