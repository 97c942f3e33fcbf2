import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ALSO_PRICED, PRICED, UNPRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

onAnyServer('recommendations', (store) => {
  const put = async (access: string, ...skus: number[]) => {
    for (const sku_id of skus)
      await store().good('addCartLine', { sku_id, quantity: 1, idempotency_key: randomUUID() }, { access });
  };
  const idsWith = async (product_id: number) =>
    (await store().good('recommendWithProduct', { product_id })).map(({ id }) => id);

  it('are of the same group, in one order, as long as nobody has bought anything', async () => {
    expect(await idsWith(PRICED.product)).toEqual([ALSO_PRICED.product, UNPRICED.product]);
  });

  it('put first what others have together with it', async () => {
    const { access } = await store().member();
    await put(access, PRICED.sku, UNPRICED.sku);
    expect(await idsWith(PRICED.product)).toEqual([UNPRICED.product, ALSO_PRICED.product]);
  });

  it('tell a member prices, and nobody else', async () => {
    const { access } = await store().member();
    const payload = { product_id: UNPRICED.product };
    expect((await store().good('recommendWithProduct', payload, { access }))[0]).toHaveProperty('market_price');
    expect((await store().good('recommendWithProduct', payload))[0]).not.toHaveProperty('market_price');
  });

  it('go by what a member has, and by what was looked at here; never back to it', async () => {
    const { access } = await store().member();
    expect(await store().good('recommendByUser', {}, { access })).toEqual([]);
    expect(await store().good('recommendByUser', {})).toEqual([]);
    await put(access, PRICED.sku);
    const mine = await store().good('recommendByUser', { recent: [UNPRICED.product] }, { access });
    expect(mine.map(({ id }) => id)).toEqual([ALSO_PRICED.product]);
  });

  it('favourites come in the order asked for', async () => {
    const { access } = await store().member();
    for (const id of [UNPRICED.product, PRICED.product, ALSO_PRICED.product])
      await store().good('setCollected', { id, collected: true, idempotency_key: randomUUID() }, { access });
    const ids = async (sort: 'newest' | 'name' | 'price_asc' | 'price_desc') =>
      (await store().good('listCollected', { sort }, { access })).results.map(({ id }) => id);
    expect(await ids('newest')).toEqual([2, 1, 3]);
    expect(await ids('name')).toEqual([1, 2, 3]);
    expect(await ids('price_asc')).toEqual([2, 1, 3]);
    expect(await ids('price_desc')).toEqual([1, 2, 3]);
  });

  it('regions of a country are known where addresses are written with them', async () => {
    const { results } = await store().good('selectCountry', {});
    const idOf = (iso: string) => results.find((country) => country.iso === iso)!.id;
    const spain = await store().good('listCountryStates', { country_id: idOf('ES') });
    expect(spain).toContainEqual({ code: 'VC', name: 'Comunitat Valenciana' });
    expect(await store().good('listCountryStates', { country_id: idOf('MC') })).toEqual([]);
  });
});
