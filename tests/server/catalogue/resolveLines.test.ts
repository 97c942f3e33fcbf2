import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerOffline } from '../../../electron/main/catalogue/answerOffline.ts';
import type { OpenFile } from '../../../electron/main/catalogue/CatalogueFile.ts';
import { brandRecords, groupRecords } from '../../../demo/seed/outline/outline.ts';
import { seededProducts } from '../../support/fixtures/catalogue/seededProducts.ts';
import { CatalogueRepository } from '../../../server/modules/catalogue/CatalogueRepository.ts';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import type { AskedLine, ResolvedLine } from '../../../shared/contract/schemas/orderPad.ts';
import { onAnyDatabase } from '../../support/servers/databases/databases.ts';
import { storeCatalogue } from '../../support/fixtures/catalogue/storeCatalogue.ts';

onAnyDatabase('the lines of an order pad', (database) => {
  let catalogue: CatalogueRepository;
  let folder: string;
  let file: OpenFile;
  const products = seededProducts();
  const single = products.find(({ skus }) => skus.length === 1)!;
  const manifold = products.find(({ skus, code }) => skus.length > 2 && skus.every((sku) => sku.code !== code))!;
  const variant = manifold.skus[1]!;
  const ofTrade = products.find(({ skus }) => skus.some(({ gtin }) => gtin !== null))!;
  const traded = ofTrade.skus.find(({ gtin }) => gtin !== null)!;

  beforeAll(async () => {
    const { db } = database().opened;
    const writer = new CatalogueWriter(db);
    const few = [...new Set([...products.slice(0, 100), single, manifold, ofTrade])];
    await writer.write({ groups: groupRecords(), brands: brandRecords(), products: few });
    await writer.finish();
    catalogue = new CatalogueRepository(db);
    folder = mkdtempSync(join(tmpdir(), 'medstore-lines-'));
    file = await storeCatalogue(catalogue, join(folder, 'catalogue.ndjson'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const offline = async (lines: AskedLine[]): Promise<ResolvedLine[]> => {
    const answer = await answerOffline({ ...file, language: 'en', now: 0 }, 'resolveLines', { lines });
    return (answer as { lines: ResolvedLine[] }).lines;
  };
  /** As the store resolves a line; the kept catalogue must say the same. */
  async function resolve(...lines: AskedLine[]): Promise<ResolvedLine[]> {
    const resolved = await catalogue.resolveLines(lines, { withPrices: false });
    expect(await offline(lines)).toEqual(resolved);
    return resolved;
  }
  const idsOf = ({ offers }: ResolvedLine): number[] => offers.map(({ sku_id }) => sku_id);

  it('are found by a variant’s number in any spelling, with its facts', async () => {
    const spelt = variant.code.toLowerCase().replaceAll(/[-./ ]/g, ' ');
    const [whole, other, described] = await resolve(
      { text: variant.code },
      { text: spelt },
      { text: `REF ${variant.code} sensor, grey` },
    );
    expect(whole).toMatchObject({
      outcome: 'found',
      offers: [{ sku_id: variant.id, code: variant.code, pack_size: variant.pack_size, stock: variant.stock }],
    });
    expect(other).toEqual(whole);
    expect(described).toEqual(whole);
  });

  it('are found by a product’s number where it has one variant, else its variants are the choices', async () => {
    const [one, many] = await resolve({ text: single.code }, { text: manifold.code });
    expect(one).toMatchObject({ outcome: 'found', offers: [{ sku_id: single.skus[0]!.id }] });
    expect(many!.outcome).toBe('several');
    expect(idsOf(many!)).toEqual(manifold.skus.map(({ id }) => id));
  });

  it('are found by a trade number with or without its zeros', async () => {
    for (const text of [traded.gtin!, traded.gtin!.replace(/^0+/, ''), `(01)${traded.gtin!.padStart(14, '0')}`]) {
      expect(idsOf((await resolve({ text }))[0]!)).toEqual([traded.id]);
    }
  });

  it('offer numbers that begin alike where none is found, or nothing', async () => {
    const [slip, nothing] = await resolve({ text: `${variant.code}Z` }, { text: 'a soft chair' });
    expect(slip!.outcome).toBe('missing');
    expect(idsOf(slip!)).toContain(variant.id);
    expect(nothing).toEqual({ outcome: 'missing', offers: [] });
  });

  it('offer what replaces a number that is not in the catalogue, or is no longer sold', async () => {
    const { db } = database().opened;
    const writer = new CatalogueWriter(db);
    const successor = { ...single, replaces: ['OLD/4711-B', variant.code] };
    await writer.write({ products: [successor] });
    const catalogueCopy = await storeCatalogue(catalogue, join(folder, 'replaced.ndjson'));
    const lines = [{ text: 'old 4711 b' }, { text: variant.code }];
    const [unknown, sold] = await catalogue.resolveLines(lines, { withPrices: false });
    const answer = await answerOffline({ ...catalogueCopy, language: 'en', now: 0 }, 'resolveLines', { lines });
    expect(answer).toEqual({ lines: [unknown, sold] });
    expect(unknown).toMatchObject({ outcome: 'replaced', offers: [{ sku_id: single.skus[0]!.id }] });
    expect(sold).toMatchObject({ outcome: 'found', offers: [{ sku_id: variant.id }] });
    await db.execute(sql`update skus set retired_at = now() where id = ${variant.id}`);
    const [retired] = await catalogue.resolveLines([{ text: variant.code }], { withPrices: false });
    await db.execute(sql`update skus set retired_at = null where id = ${variant.id}`);
    expect(retired).toEqual(unknown);
    await writer.write({ products: [single] });
    expect((await resolve({ text: 'old 4711 b' }))[0]!.outcome).toBe('missing');
  });

  it('keep the variant that was chosen before', async () => {
    const [line] = await resolve({ text: manifold.code, sku_id: variant.id });
    expect(line).toMatchObject({ outcome: 'found', offers: [{ sku_id: variant.id }] });
  });

  it('come back in their order, whatever is asked twice', async () => {
    const lines = [single.code, 'xx', variant.code, single.code].map((text) => ({ text }));
    expect((await resolve(...lines)).map(({ outcome }) => outcome)).toEqual(['found', 'missing', 'found', 'found']);
  });

  it('have prices for members alone', async () => {
    const [visitor] = await catalogue.resolveLines([{ text: variant.code }], { withPrices: false });
    const [member] = await catalogue.resolveLines([{ text: variant.code }], { withPrices: true });
    expect(visitor!.offers[0]).not.toHaveProperty('market_price');
    expect(member!.offers[0]).toMatchObject({ market_price: variant.market_price });
  });

  it('say what is no longer sold, and name the other variants of its product', async () => {
    const { db } = database().opened;
    await db.execute(sql`update skus set retired_at = now() where id = ${variant.id}`);
    const [gone, stale] = await catalogue.resolveLines(
      [{ text: variant.code }, { text: variant.code, sku_id: variant.id }],
      { withPrices: false },
    );
    await db.execute(sql`update skus set retired_at = null where id = ${variant.id}`);
    expect(gone!.outcome).toBe('gone');
    expect(idsOf(gone!)).toEqual(manifold.skus.map(({ id }) => id).filter((id) => id !== variant.id));
    expect(stale).toEqual(gone);
  });
});
