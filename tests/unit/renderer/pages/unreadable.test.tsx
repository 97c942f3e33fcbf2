import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../../shared/contract/envelope.ts';
import type { OperationName } from '../../../../shared/contract/routes.ts';
import { anAddress, list, shop } from '../../../support/builders/aMember.ts';
import { anOrder } from '../../../support/fixtures/orderRecord.ts';
import { openStore } from '../../../support/drivers/openStore.tsx';
import { aSku } from '../../../support/fakes/FakeCartServer.ts';
import { type Answers, MEMBER } from '../../../support/fakes/FakePlatform.ts';

const answers: Answers = {
  ...shop([anAddress()]).answers,
  readOrder: () => anOrder(),
  listAfterSales: () => list([]),
  listSkus: () => list([aSku(1)]),
  listReturnable: () => [],
  listCoupons: () => list([]),
  readSocial: () => [],
  readLevelInfo: () => ({ level: 1, growth: 0, level_growth: 0, next_growth: 500, points: 0, points_per_dollar: 1 }),
  readLevelRemark: () => [],
  listPointGrowth: () => list([]),
};

// Fails each read of a page in turn, while the others are answered.
it.each<[string, OperationName]>([
  ['/userCenter', 'listOrders'],
  ['/userCenter', 'listInquiries'],
  ['/userCenter/inquiryList', 'listInquiries'],
  ['/userCenter/inquiryList/7', 'readInquiry'],
  ['/userCenter/inquiryList/7/document', 'readInquiry'],
  ['/userCenter/orderList', 'listOrders'],
  ['/userCenter/orderList/3', 'readOrder'],
  ['/userCenter/orderList/3', 'listAfterSales'],
  ['/userCenter/orderList/3/document', 'readOrder'],
  ['/cart/goodOffer/pay?id=3', 'readOrder'],
  ['/cart/goodOffer?order=1&sku=1&quantity=2', 'quoteOrder'],
  ['/cart/goodOffer/budget?inquiry=7', 'readInquiry'],
  ['/userCenter/afterSale', 'listAfterSales'],
  ['/userCenter/afterSale?order=new', 'listReturnable'],
  ['/userCenter/couponList', 'listCoupons'],
  ['/userCenter/collectionList', 'listCollected'],
  ['/userCenter/addressList', 'listAddresses'],
  ['/userCenter/addressList', 'selectCountry'],
  ['/userCenter/profile', 'readUserInfo'],
  ['/userCenter/profile', 'selectCountry'],
  ['/userCenter/userCenterBindFb', 'readSocial'],
  ['/userCenter/level', 'readLevelInfo'],
  ['/userCenter/level', 'listPointGrowth'],
  ['/userCenter/aboutUs', 'readPublicConfig'],
  ['/messageCenter', 'listMessages'],
  ['/messageCenter/list', 'listMessages'],
  ['/password', 'readUserInfo'],
  ['/signActive', 'readCheckIn'],
])('%s says that it could not be read, and reads %s again', async (path, operation) => {
  const read = vi.fn(() => Promise.reject(new ApiError('offline')));
  const { shopper } = await openStore(path, { user: MEMBER, answers: { ...answers, [operation]: read } });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('No connection. Check your network and try again');
  const before = read.mock.calls.length;
  read.mockReturnValue(new Promise<never>(() => undefined));
  await shopper.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(read).toHaveBeenCalledTimes(before + 1);
});
