import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { ADDRESSES_MAX, FAVOURITES_MAX } from '../../../shared/contract/limits.ts';
import { anInquiryRequest } from '../../support/builders/anInquiry.ts';
import {
  ALSO_PRICED,
  NOWHERE,
  PRICED,
  smallProduct,
  writeSmallCatalogue,
} from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

const FIRST_OF_MANY = 5_001;

onAnyServer('a member', (store, database) => {
  let access = '';
  let id = '';
  let country = 0;
  beforeEach(async () => {
    ({ access, user_id: id } = await store().member());
    country = (await store().good('listCountries', {})).results.find(({ iso }) => iso === 'ES')!.id;
  });

  const address = (over: Record<string, unknown> = {}) => ({
    name: 'Ana Ruiz',
    phone: '+34 600 000 000',
    postal_code: '28001',
    country,
    region: 'Madrid',
    detail: 'Calle Mayor 1',
    idempotency_key: randomUUID(),
    ...over,
  });
  const addAddress = (over: Record<string, unknown> = {}) => store().good('createAddress', address(over), { access });

  it('changes the fields of the profile that are sent, and no others', async () => {
    const change = { id, nick_name: 'Ana', mobile: '+34 1', company: 'Clínica', country };
    await store().good('updateUserInfo', change, { access });
    const profile = await store().good('updateUserInfo', { id, nick_name: 'Ana R.' }, { access });
    expect(profile).toMatchObject({ nick_name: 'Ana R.', mobile: '+34 1', company: 'Clínica', country });
    const cleared = await store().good(
      'updateUserInfo',
      { id, nick_name: 'Ana R.', mobile: '', country: null },
      { access },
    );
    expect(cleared).toMatchObject({ mobile: '', country: null });
  });

  it('can neither read nor change another member', async () => {
    const other = (await store().member()).user_id;
    expect(await store().ask('readUserInfo', { id: other }, { access })).toMatchObject({ code: 6, data: null });
    expect(await store().ask('updateUserInfo', { id: other, nick_name: 'x' }, { access })).toMatchObject({ code: 6 });
    expect(await store().ask('readUserInfo', { id })).toMatchObject({ code: 5 });
  });

  it('has addresses, the first of them the default until another is', async () => {
    const home = await addAddress();
    const work = await addAddress({ region: 'Toledo' });
    expect([home.is_default, work.is_default]).toEqual([true, false]);
    const { idempotency_key: _key, ...change } = address({ detail: 'Calle Nueva 2' });
    await store().good('updateAddress', { ...change, id: work.id, is_default: true }, { access });
    const all = await store().good('listAddresses', {}, { access });
    expect(all.map((one) => [one.detail, one.is_default])).toEqual([
      ['Calle Nueva 2', true],
      ['Calle Mayor 1', false],
    ]);
    await store().good('removeAddress', { id: work.id }, { access });
    expect(await store().ask('readAddress', { id: work.id }, { access })).toMatchObject({ code: 2 });
    await store().good('removeAddress', { id: work.id }, { access });
  });

  it('has addresses without the parts that their country does not have', async () => {
    const { results } = await store().good('listCountries', {});
    const bare = { country: results.find(({ iso }) => iso === 'HK')!.id, postal_code: '', region: '' };
    expect(await addAddress(bare)).toMatchObject(bare);
    expect(await store().ask('createAddress', address({ postal_code: '', region: ' ' }), { access })).toMatchObject({
      code: 1,
      data: { errors: { postal_code: expect.any(String) as string, region: expect.any(String) as string } },
    });
    const request = await anInquiryRequest(store(), PRICED.sku);
    const [contact, nowhere] = [
      { ...(request['contact'] as object), country: bare.country },
      { postal_code: '', region: '', detail: 'Pier 1' },
    ];
    expect(await store().ask('createInquiry', { ...request, contact, address: nowhere }, { access })).toMatchObject({
      code: 0,
    });
    expect(
      await store().ask('createInquiry', { ...request, idempotency_key: randomUUID(), address: nowhere }, { access }),
    ).toMatchObject({
      code: 1,
      data: { errors: { 'address.postal_code': expect.any(String) as string } },
    });
  });

  it('has one default address, however many are made it at once', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => addAddress({ is_default: true })));
    const { idempotency_key: _key, ...change } = address({ is_default: true });
    await Promise.all(made.map(({ id: one }) => store().good('updateAddress', { ...change, id: one }, { access })));
    const all = await store().good('listAddresses', {}, { access });
    expect(all.filter((one) => one.is_default)).toHaveLength(1);
  });

  it('has a limited number of addresses, and room for another after removing one', async () => {
    const remaining = await addAddress();
    await database().opened.db.execute(sql`
      insert into addresses (member_id, name, phone, postal_code, country, region, detail)
      select member_id, name, phone, postal_code, country, region, detail
      from addresses, generate_series(2, ${ADDRESSES_MAX - 1}::integer) where id = ${remaining.id}`);
    const [last, over] = await Promise.all([1, 2].map(() => store().ask('createAddress', address(), { access })));
    expect([last!.code, over!.code].toSorted((a, b) => a - b)).toEqual([0, 6]);
    const refused = await store().ask('createAddress', address(), { access, language: 'ru' });
    expect(refused.msg).toBe('У вас уже 200 адресов. Удалите один, чтобы добавить новый');
    await store().good('removeAddress', { id: remaining.id }, { access });
    await addAddress();
    expect(await store().good('listAddresses', {}, { access })).toHaveLength(ADDRESSES_MAX);
  });

  it('changes an address under the rules of a new one, and leaves the default unless asked', async () => {
    const [home, work] = [await addAddress(), await addAddress({ region: 'Toledo' })];
    const change = (id: number, over: Record<string, unknown>) => {
      const { idempotency_key: _key, ...changed } = address(over);
      return store().ask('updateAddress', { ...changed, id }, { access });
    };
    const defaults = async () =>
      (await store().good('listAddresses', {}, { access })).flatMap((one) => (one.is_default ? one.id : []));
    for (const one of [home, work])
      expect(await change(one.id, { detail: 'Calle Nueva 2' })).toMatchObject({ code: 0 });
    expect(await defaults()).toEqual([home.id]);
    expect(await change(home.id, { is_default: false })).toMatchObject({ code: 0 });
    expect(await defaults()).toEqual([]);
    expect(await change(work.id, { postal_code: '' })).toMatchObject({
      code: 1,
      data: { errors: { postal_code: expect.any(String) } },
    });
    expect(await change(work.id, { country: 1 })).toMatchObject({ code: 1 });
  });

  it('does not reach the addresses of another', async () => {
    const { id: theirs } = await addAddress();
    const other = { access: (await store().member()).access };
    const { idempotency_key: _key, ...change } = address();
    expect(await store().ask('readAddress', { id: theirs }, other)).toMatchObject({ code: 2 });
    expect(await store().ask('updateAddress', { ...change, id: theirs }, other)).toMatchObject({ code: 2 });
    expect(await store().ask('removeAddress', { id: theirs }, other)).toMatchObject({ code: 2 });
    expect(await store().good('listAddresses', {}, other)).toEqual([]);
  });

  it('must live in an existing country', async () => {
    const refused = { code: 1, data: { errors: { country: 'Please select' } } };
    expect(await store().ask('createAddress', address({ country: 999_999 }), { access })).toMatchObject(refused);
    for (const nowhere of [0, -1, 999_999])
      expect(await store().ask('updateUserInfo', { id, nick_name: 'Ana', country: nowhere }, { access })).toMatchObject(
        refused,
      );
  });

  const collect = (product: number, collected: boolean) =>
    store().good('setCollected', { id: product, collected, idempotency_key: randomUUID() }, { access });

  it('keeps favourites, the newest first', async () => {
    await collect(PRICED.product, true);
    expect(await collect(ALSO_PRICED.product, true)).toEqual({ collected: true, total: 2 });
    expect(await collect(ALSO_PRICED.product, true)).toEqual({ collected: true, total: 2 });
    const list = await store().good('listCollected', { page_size: 1 }, { access });
    expect(list).toMatchObject({ total: 2, results: [{ code: 'CX-2', market_price: ALSO_PRICED.price }] });
    expect(await collect(PRICED.product, false)).toEqual({ collected: false, total: 1 });
    const check = (product_id: number) => store().good('checkCollected', { product_id }, { access });
    expect(await check(PRICED.product)).toEqual({ collected: false });
    expect(await check(ALSO_PRICED.product)).toEqual({ collected: true });
  });

  it('sorts favourites by their name in the shopper’s language', async () => {
    const names = [
      { id: PRICED.product, product_name: '甲', en_product_name: 'Beta', ru_product_name: 'Аз' },
      { id: ALSO_PRICED.product, product_name: '乙', en_product_name: 'Alpha', ru_product_name: 'Буки' },
    ];
    for (const { id: product, ...texts } of names) {
      await database().opened.db.execute(
        sql`update products set item = item || ${JSON.stringify(texts)}::jsonb where id = ${product}`,
      );
      await collect(product, true);
    }
    const sorted = async (language: string) =>
      (await store().good('listCollected', { sort: 'name' }, { access, language })).results.map((item) => item.id);
    const [first, second] = names.map((name) => name.id);
    expect(await sorted('en-us')).toEqual([second, first]);
    expect(await sorted('ru-ru')).toEqual([first, second]);
    expect(await sorted('zh-cn')).toEqual([second, first]);
  });

  it('keeps the variant that was chosen, the last one where a product is marked again, and none of another product', async () => {
    const mark = (sku_id?: number) =>
      store().good(
        'setCollected',
        { id: PRICED.product, collected: true, ...(sku_id && { sku_id }), idempotency_key: randomUUID() },
        { access },
      );
    const chosen = async () => {
      const { results } = await store().good('listCollected', {}, { access });
      return results.map(({ id, chosen_sku_id }) => [id, chosen_sku_id]);
    };
    await mark(PRICED.sku);
    expect(await chosen()).toEqual([[PRICED.product, PRICED.sku]]);
    await mark(ALSO_PRICED.sku);
    expect(await chosen()).toEqual([[PRICED.product, undefined]]);
    await mark();
    expect(await chosen()).toEqual([[PRICED.product, undefined]]);
  });

  it('lists a favourite that is no longer sold, and says so, until it comes back', async () => {
    const { db } = database().opened;
    for (const { product } of [PRICED, ALSO_PRICED]) await collect(product, true);
    const list = () => store().good('listCollected', { page_size: 1 }, { access });
    await new CatalogueWriter(db).retire([ALSO_PRICED.product]);
    expect(await list()).toMatchObject({ total: 2, results: [{ code: 'CX-2', is_retired: true }] });
    await writeSmallCatalogue(db);
    const { results } = await list();
    expect(results).toMatchObject([{ code: 'CX-2' }]);
    expect(results[0]).not.toHaveProperty('is_retired');
  });

  it('keeps as many favourites as one list shows, and another after removing one', async () => {
    const { db } = database().opened;
    const rest = smallProduct(PRICED.product, 'CX-1', PRICED.price);
    const many = Array.from({ length: FAVOURITES_MAX }, (_, index) => FIRST_OF_MANY + index);
    const products = many.map((product) => {
      const named = { id: product, code: `CX-1-${product}` };
      return { ...rest, ...named, skus: [{ ...rest.skus[0]!, ...named }] };
    });
    await new CatalogueWriter(db).write({ products });
    await db.execute(
      sql`insert into collected (member_id, product_id) select ${id}::uuid, id from products where id >= ${FIRST_OF_MANY}`,
    );
    const mark = (product: number) =>
      store().ask('setCollected', { id: product, collected: true, idempotency_key: randomUUID() }, { access });
    expect(await mark(PRICED.product)).toMatchObject({ code: 6, msg: expect.stringContaining('999 favourites') });
    expect(await mark(many[0]!)).toMatchObject({ code: 0 });
    await collect(many[0]!, false);
    expect(await mark(PRICED.product)).toMatchObject({ code: 0, data: { total: FAVOURITES_MAX } });
  });

  it('cannot mark a product that does not exist', async () => {
    const answer = await store().ask(
      'setCollected',
      { id: NOWHERE, collected: true, idempotency_key: randomUUID() },
      { access },
    );
    expect(answer).toMatchObject({ code: 2 });
  });
});
