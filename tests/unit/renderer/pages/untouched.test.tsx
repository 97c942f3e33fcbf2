import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DeviceClass } from '../../../../shared/web/deviceClass.ts';
import { anAddress, anInquiry, list, shop } from '../../../support/builders/aMember.ts';
import { aWholeProduct } from '../../../support/builders/aProductPage.ts';
import { quotationShop } from '../../../support/builders/aQuotationShop.ts';
import { openStore } from '../../../support/drivers/openStore.tsx';
import { type Answers, MEMBER } from '../../../support/fakes/FakePlatform.ts';
import { anOrder } from '../../../support/fixtures/orderRecord.ts';

const answers: Answers = {
  ...shop([anAddress()]).answers,
  ...quotationShop().answers,
  readInquiry: () => anInquiry({ actions: ['accept', 'decline', 'write', 'repeat'] }),
  readOrder: () => anOrder(),
  listAfterSales: () => list([]),
  listCoupons: () => list([]),
  listCouponOffers: () => ({ offers: [], new_pack: [] }),
  listMessages: () => list([]),
  listOrders: () => list([anOrder()]),
  readSocial: () => [],
  readLevelInfo: () => ({ level: 1, growth: 0, level_growth: 0, next_growth: 500, points: 0, points_per_dollar: 1 }),
  readLevelRemark: () => [],
  listPointGrowth: () => list([]),
  readProduct: () => aWholeProduct(),
  listProducts: () => ({ ...list([]), facets: [] }),
};
/** Parts that appear only after an action: dialogs, open menus, errors. */
const OPENED = '[role="dialog"], [role="alertdialog"], [aria-expanded="true"], [aria-invalid="true"], [data-typing]';

const PAGES_OF_MEMBERS: [at: string, shown: RegExp][] = [
  ['/cart', /^Probe 1$/],
  ['/cart/goodOffer', /^Send the request$/],
  ['/cart/goodOffer/pay?id=7', /M2026000007/],
  ['/userCenter/inquiryList/7', /Q-2026-000007/],
  ['/userCenter/orderList', /M2026000007/],
  ['/userCenter/orderList/7', /M2026000007/],
  ['/userCenter/couponList', /^Coupons$/],
  ['/userCenter/addressList', /Gran Via 1/],
  ['/userCenter/addressList?edit=new', /^Postal code/],
  ['/userCenter/profile', /^Name/],
  ['/password', /^New password/],
];
const PAGES_OF_ALL: [at: string, shown: RegExp][] = [
  ['/product/convex/1', /^Convex Ultrasound Probe$/],
  ['/order/tracking', /^Tracking number/],
  ['/orderPad', /^Order pad$/],
  ['/login', /^Password/],
  ['/register', /^Password/],
  ['/password/forgetPassWord/login', /^E-mail/],
];

describe.each<DeviceClass>(['desktop', 'mobile'])('on a %s', (device) => {
  it.each([
    ...PAGES_OF_MEMBERS.map(([path, shown]) => [path, shown, MEMBER] as const),
    ...PAGES_OF_ALL.map(([path, shown]) => [path, shown, null] as const),
  ])('%s opens without a dialog, an open menu or an error', async (path, shown, user) => {
    await openStore(path, { answers, user, device });
    const main = within(screen.getByRole('main'));
    await waitFor(() => expect(main.queryAllByText(shown)).not.toEqual([]));
    expect([...document.querySelectorAll(OPENED)].map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(
      main
        .queryAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('');
  });
});
