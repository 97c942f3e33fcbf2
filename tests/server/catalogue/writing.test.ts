import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import type {
  DocumentRecord,
  KeptField,
  ProductRecord,
  SkuRecord,
} from '../../../server/modules/catalogue/writing/records.ts';
import { textLexemes } from '../../../shared/search/words/lexemes.ts';
import { onAnyDatabase } from '../../support/servers/databases/databases.ts';
import { aProduct, brands, CONVEX, groups, MONITORS, PROBES, ULTRASOUND } from './fixture.ts';

const aDocument = (kind: DocumentRecord['kind'], url: string): DocumentRecord => ({
  kind,
  language: 'en',
  title: '手册',
  en_title: 'Manual',
  url,
  size_bytes: 1_000,
  media_type: 'application/pdf',
});
const aPicture = (src: string) => ({ src, widths: [160], width: 160, height: 160 });
const aVariant = (id: number, over: Partial<SkuRecord> = {}): SkuRecord => ({
  ...aProduct({ id: 1, code: 'ALV-1' }).skus[0]!,
  id,
  code: `ALV-${id}`,
  ...over,
});
/** A product with everything that a product can have beside itself. */
const aWhole = (over: Partial<ProductRecord> = {}): ProductRecord =>
  aProduct({
    id: 1,
    code: 'ALV-1',
    skus: [aVariant(11), aVariant(12)],
    fits: [
      { brand_name: 'Borealis', model: 'M5', product_id: 2 },
      { brand_name: 'Elsewhere', model: 'E9', note: 'with adapter' },
    ],
    accessory_ids: [2, 3],
    replaces: ['OLD-1', 'OLD 2'],
    documents: [aDocument('manual', '/a.pdf'), aDocument('datasheet', '/b.pdf')],
    pictures: [aPicture('/media/own-{w}.{f}')],
    ...over,
  });

onAnyDatabase('a written catalogue', (database) => {
  const db = () => database().opened.db;
  const list = async (query: string): Promise<unknown[]> =>
    (await db().execute<{ value: unknown }>(sql.raw(query))).rows.map(({ value }) => value);
  /** What is stored beside product 1, each list in its order. */
  const parts = async () => ({
    fits: await list(
      "select concat_ws(' ', brand_name, model, machine_id, note) as value from product_fits where product_id = 1 order by position",
    ),
    accessories: await list(
      'select accessory_id as value from product_accessories where product_id = 1 order by position',
    ),
    replaces: await list(
      "select code || ' as ' || code_key as value from product_replaces where product_id = 1 order by position",
    ),
    documents: await list("select kind || ' ' || url as value from documents where product_id = 1 order by id"),
    variants: await list('select id as value from skus where product_id = 1 and retired_at is null order by position'),
  });
  const WHOLE = {
    fits: ['Borealis M5 2', 'Elsewhere E9 with adapter'],
    accessories: [2, 3],
    replaces: ['OLD-1 as 01D1', 'OLD 2 as 01D2'],
    documents: ['manual /a.pdf', 'datasheet /b.pdf'],
    variants: [11, 12],
  };
  const write = (...products: ProductRecord[]) => new CatalogueWriter(db()).write({ products });
  const others = [
    aProduct({ id: 2, code: 'BOR-2', brand_id: 2, group_id: MONITORS }),
    aProduct({ id: 3, code: 'ALV-3' }),
  ];
  /** The ids of products that are found by a word. */
  const foundBy = (word: string) =>
    list(`select id as value from products where search @@ '${textLexemes(word).join(' & ')}'::tsquery order by id`);

  beforeEach(async () => {
    await db().execute(sql`truncate groups, brands, products, skus, documents restart identity cascade`);
    const writer = new CatalogueWriter(db());
    await writer.write({ groups, brands, products: others });
    await writer.write({ products: [aWhole()] });
  });

  it('replaces the parts of each product', async () => {
    expect(await parts()).toEqual(WHOLE);
    await write(aWhole());
    expect(await parts()).toEqual(WHOLE);
    await write(
      aWhole({
        fits: [{ brand_name: 'Alvane', model: 'X1' }],
        accessory_ids: [3],
        replaces: [],
        documents: [aDocument('manual', '/c.pdf')],
        skus: [aVariant(12)],
      }),
    );
    expect(await parts()).toEqual({
      fits: ['Alvane X1'],
      accessories: [3],
      replaces: [],
      documents: ['manual /c.pdf'],
      variants: [12],
    });
    await write(aProduct({ id: 1, code: 'ALV-1', skus: [aVariant(12)] }));
    expect(await parts()).toEqual({ fits: [], accessories: [], replaces: [], documents: [], variants: [12] });
  });

  it.each<[KeptField, Partial<ProductRecord>]>([
    ['fits', { fits: [] }],
    ['accessory_ids', { accessory_ids: [] }],
    ['replaces', { replaces: [] }],
    ['documents', { documents: [] }],
  ])('keeps %s where a file does not have them', async (field, without) => {
    await write(aWhole({ ...without, keeps: new Set([field]) }));
    expect(await parts()).toEqual(WHOLE);
    await write(aWhole(without));
    expect(await parts()).not.toEqual(WHOLE);
  });

  it('keeps the ids of documents', async () => {
    await write(
      aWhole({ documents: [{ ...aDocument('manual', '/d.pdf'), id: 77 }, aDocument('datasheet', '/e.pdf')] }),
    );
    expect(
      await list("select id || url as value from documents where url in ('/d.pdf', '/e.pdf') order by url"),
    ).toEqual(['77/d.pdf', expect.stringMatching(/^\d+\/e\.pdf$/)]);
  });

  it('keeps the fields of a retired product that comes back, with its variants', async () => {
    const writer = new CatalogueWriter(db());
    await write(aWhole({ en_summary: 'Stored', skus: [aVariant(11, { stock: 7 })] }));
    await writer.retire([1]);
    expect((await parts()).variants).toEqual([]);
    await write(
      aWhole({ en_summary: 'New', skus: [aVariant(11, { stock: 1 })], keeps: new Set(['en_summary', 'stock']) }),
    );
    const [stored] = await list(
      "select json_build_array(p.detail->>'en_summary', s.stock, p.retired_at, s.retired_at) as value from products p join skus s on s.id = 11 where p.id = 1",
    );
    expect(stored).toEqual(['Stored', 7, null, null]);
  });

  it('restores variants that were retired since a time, and not those of before', async () => {
    const writer = new CatalogueWriter(db());
    const searched = () => list('select search::text as value from products where id = 1');
    const before = await searched();
    await write(aWhole({ skus: [aVariant(12)] }));
    expect(await searched()).not.toEqual(before);
    await db().execute(sql`update skus set retired_at = '2026-01-01' where id = 11`);
    await writer.restoreVariants([1], new Date('2026-02-01'));
    expect((await parts()).variants).toEqual([12]);
    await writer.restoreVariants([1], new Date('2026-01-01'));
    expect((await parts()).variants).toEqual([11, 12]);
    expect(await searched(), 'it is found by them again').toEqual(before);
  });

  it('writes pictures, documents and accessories alone, and updates when their product was changed', async () => {
    const writer = new CatalogueWriter(db());
    const changed = () => list("select id as value from products where updated_at > '2026-01-02' order by id");
    const reset = () => db().execute(sql`update products set updated_at = '2026-01-01'`);
    await reset();
    await writer.writePictures([{ id: 1, pictures: [aPicture('/media/a'), aPicture('/media/b')] }]);
    expect(await changed()).toEqual([1]);
    const [pictures] = await list(
      "select json_build_array(item->'picture'->>'src', detail->'pictures'->0->>'src', detail->'pictures'->1->>'src') as value from products where id = 1",
    );
    expect(pictures).toEqual(['/media/a', '/media/a', '/media/b']);
    await reset();
    await writer.writeDocuments([{ id: 1, documents: [aDocument('manual', '/z.pdf')] }]);
    expect(await changed()).toEqual([1]);
    await writer.writeAccessories([{ id: 1, accessory_ids: [3, 2] }]);
    await writer.writePictures([]);
    await writer.writeDocuments([]);
    expect(await parts()).toEqual({ ...WHOLE, documents: ['manual /z.pdf'], accessories: [3, 2] });
  });

  it('shows the group’s picture for a product without pictures, but does not store it as the product’s', async () => {
    await write(aWhole({ pictures: [] }));
    const shown = () => list("select item->'picture'->>'src' as value from products where id = 1");
    expect(await shown()).toEqual(['/media/probes-{w}.{f}']);
    await write(aWhole({ pictures: [], group_id: MONITORS, keeps: new Set(['pictures']) }));
    expect(await shown()).toEqual([null]);
  });

  it('puts each group below its parent, also one of an earlier batch', async () => {
    await new CatalogueWriter(db()).write({
      groups: [{ ...groups[0]!, id: 9, parent_id: CONVEX, seo_key: 'group-9' }],
    });
    expect(await list('select path as value from groups where id in (1, 9) order by id')).toEqual([
      [ULTRASOUND],
      [ULTRASOUND, PROBES, CONVEX, 9],
    ]);
    expect(await list('select level as value from groups where id in (1, 9) order by id')).toEqual([1, 4]);
  });

  it('finds products by the names of their brand and groups, written before or in the same batch', async () => {
    expect(await foundBy('alvane')).toEqual([1, 3]);
    expect(await foundBy('ultrasound')).toEqual([1, 3]);
    expect(await foundBy('borealis')).toEqual([1, 2]); // the first fits a device of this maker
    await new CatalogueWriter(db()).write({
      brands: [{ ...brands[0]!, id: 3, brand_name: 'Cygnus', seo_key: 'cygnus' }],
      products: [aProduct({ id: 4, code: 'CYG-4', brand_id: 3 })],
    });
    expect(await foundBy('cygnus')).toEqual([4]);
    await db().execute(sql`update brands set brand_name = 'Boreal' where id = 2`);
    await db().transaction((tx) => new CatalogueWriter(db()).rewriteSearch(tx, [2]));
    expect([await foundBy('boreal'), await foundBy('borealis')]).toEqual([[2], [1]]);
  });

  it('counts products once it is finished, without those that are no longer sold, and knows how large its tables are', async () => {
    const writer = new CatalogueWriter(db());
    await writer.retire([3]);
    await writer.finish();
    const counts = (table: string) => list(`select product_count as value from ${table} order by id`);
    expect(await counts('groups')).toEqual([1, 1, 1, 0, 1]);
    expect(await counts('brands')).toEqual([1, 1]);
    const sizes =
      "select reltuples::int as value from pg_class where relname in ('products', 'groups') order by relname";
    expect(await list(sizes)).toEqual([groups.length, 3]);
    await write(aProduct({ id: 5, code: 'ALV-5' }));
    await writer.analyse();
    expect(await list(sizes)).toEqual([groups.length, 4]);
  });

  it.each([
    ['in a group that there is not', { id: 9, code: 'N-9', group_id: 99 }, 'There is no group 99'],
    ['with the id of other goods', { id: 1, code: 'OTHER-1' }, 'an id of products is that of other goods'],
    [
      'with a variant of other goods',
      { id: 9, code: 'N-9', skus: [aVariant(11, { code: 'N-9' })] },
      'an id of skus is that of other goods',
    ],
  ])('refuses a product %s, and all that comes with it', async (_what, over, message) => {
    const written = write(aProduct({ id: 8, code: 'ALV-8' }), aProduct(over));
    await expect(written).rejects.toThrow(message);
    expect(await list('select id as value from products order by id')).toEqual([1, 2, 3]);
    expect(await parts()).toEqual(WHOLE);
  });

  it('writes more products than fit into one statement', async () => {
    const many = Array.from({ length: 501 }, (_, index) => aProduct({ id: 1_000 + index, code: `M-${index}` }));
    await write(...many);
    expect(await list('select count(*)::int as value from products')).toEqual([504]);
    await write();
    expect(await list('select count(*)::int as value from skus')).toEqual([505]);
  });
});
