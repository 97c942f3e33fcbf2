import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CatalogueFile } from '../../../../electron/main/catalogue/CatalogueFile.ts';
import { leaveCatalogue } from '../../../support/drivers/leaveCatalogue.ts';
import { aHead, anOfflineProduct, inPages } from '../../../support/builders/desktop/anOfflineCatalogue.ts';

let folder: string;
let path: string;
let warning = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'medstore-catalogue-'));
  path = join(folder, 'catalogue.ndjson');
  warning = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    warning += String(line);
    return true;
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const aFile = (now = 1_700_000_000_000): CatalogueFile => new CatalogueFile(path, () => now);
const aKeptFile = async (): Promise<CatalogueFile> => {
  const file = aFile();
  await file.write(aHead(), inPages([anOfflineProduct(1)], [anOfflineProduct(2), anOfflineProduct(3)]));
  return file;
};

it('the catalogue is one file, which the next process reads with its age', async () => {
  await aKeptFile();
  expect(readdirSync(folder)).toEqual(['catalogue.ndjson']);
  const open = (await aFile().open())!;
  expect(open.head).toMatchObject({ stamp: aHead().stamp, answers: aHead().answers });
  expect(open.index.products.map(({ item }) => item.id)).toEqual([1, 2, 3]);
  expect(await open.product(3)).toEqual(anOfflineProduct(3));
  expect(await open.product(4)).toBeNull();
});

it('the catalogue file has the age of its last confirmation', async () => {
  await aKeptFile();
  await aFile(1_700_000_100_000).touch();
  expect(await aFile().summary()).toMatchObject({ at: 1_700_000_100_000, stamp: aHead().stamp, products: 3, total: 3 });
});

it('the catalogue file is unchanged if the store stops answering in the middle', async () => {
  const file = await aKeptFile();
  async function* broken() {
    yield [anOfflineProduct(7)];
    await Promise.reject(new Error('offline'));
  }
  await expect(file.write({ ...aHead(), stamp: 'other' }, broken())).rejects.toThrow('offline');
  expect(readdirSync(folder)).toEqual(['catalogue.ndjson']);
  expect((await aFile().open())!.index.products).toHaveLength(3);
});

it.each([
  ['cut off', (text: string) => text.slice(0, -200)],
  ['changed by somebody', (text: string) => text.replace('Probe 2', 'Prome 2')],
  ['without its end', (text: string) => `${text.trimEnd().split('\n').slice(0, -1).join('\n')}\n`],
  ['of another version', (text: string) => text.replace('"version":1', '"version":2')],
  ['nothing of the kind', () => 'x'],
])('a file that is %s is set aside and said, and nothing is kept', async (_, harm) => {
  await aKeptFile();
  const harmed = harm(readFileSync(path, 'utf8'));
  writeFileSync(path, harmed);
  expect(await aFile().open()).toBeNull();
  expect(warning).toContain('The offline catalogue could not be read and was set aside');
  expect(readFileSync(`${path}.damaged`, 'utf8')).toBe(harmed);
  expect(await aFile().summary()).toBeNull();
});

it('the catalogue file does not read another product’s place if the file was replaced', async () => {
  const file = await aKeptFile();
  const open = (await file.open())!;
  await file.write(aHead(), inPages([anOfflineProduct(3), anOfflineProduct(1), anOfflineProduct(2)]));
  expect(await open.product(1)).toBeNull();
  await file.write({ ...aHead(), answers: [] }, inPages([anOfflineProduct(1)]));
  expect(await open.product(3)).toBeNull();
});

it('the catalogue file is absent if nothing was stored', async () => {
  expect([await aFile().open(), await aFile().summary()]).toEqual([null, null]);
  expect(warning).toBe('');
});

it('the catalogue file counts as current where the tests of the client put it, so that it is not fetched', async () => {
  leaveCatalogue(folder, 'https://store.example/api');
  const file = new CatalogueFile(join(folder, readdirSync(folder)[0]!), () => 0);
  expect(await file.summary()).toMatchObject({ products: 0, isOutdated: false });
});
