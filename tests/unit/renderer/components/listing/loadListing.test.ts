import type { LoaderFunctionArgs } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type Listing, listingLoader } from '../../../../../renderer/src/components/listing/loadListing.ts';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { Stores } from '../../../../../renderer/src/stores/Stores.ts';
import { FakePlatform } from '../../../../support/fakes/FakePlatform.ts';

const READ: Listing = { payload: { page: 1, page_size: 24 }, failure: null, status: 200 };

it.each([
  ['before its products are read, if what it lists is known', { group_id: 7 }, true],
  ['only when it is read, if its group or keyword is not known', null, false],
])('a list that a link leads to is shown %s', async (_, scope, isShownBefore) => {
  const platform = new FakePlatform({});
  const persistence = new StatePersistence(memoryStorage());
  const stores = new Stores({ platform, persistence, device: 'desktop', now: () => 0 });
  stores.ui.setShownAddress('/cart');
  const load = listingLoader(stores, { read: () => Promise.resolve(READ), scopeOf: () => scope });
  const args = { request: new Request('https://shop.example/category/probes/7'), params: {} };
  expect('behind' in ((await load(args as LoaderFunctionArgs)) as object)).toBe(isShownBefore);
});
