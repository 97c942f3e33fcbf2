import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { demoAccount } from '../../../demo/payments/demoPayments.ts';
import { ProviderRefusal } from '../../../server/modules/payments/PaymentProvider.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

const stripe = demoAccount();

onAnyServer('the payment provider', (store) => {
  let ana: Buyer;
  beforeEach(async () => {
    ana = await Buyer.of(store());
  });
  const open = async () => ana.page((await ana.buy({ lines: [{ sku_id: PRICED.sku, quantity: 1 }] })).id);
  /** The payment of a page that was paid. */
  const paid = async () => {
    const { id, amount } = await open();
    stripe.pay(id);
    const checkout = await store().provider.find(id);
    return { id, amount, intent: checkout!.intent! };
  };

  it('knows no page that is of another account, or from before its data were lost', async () => {
    expect(await store().provider.find('cs_of_another_account')).toBeNull();
    expect(await store().provider.expire('cs_of_another_account')).toBeNull();
  });

  it('closes an open page, and leaves a paid one paid', async () => {
    expect(await store().provider.expire((await open()).id)).toMatchObject({ state: 'expired', intent: null });
    const { id, intent } = await paid();
    expect(await store().provider.expire(id)).toMatchObject({ state: 'paid', intent });
  });

  it('says with a code why it gives no money back', async () => {
    const { amount, intent } = await paid();
    const refund = (payment: string, cents: number) =>
      store().provider.refund({ intent: payment, amount: cents, key: randomUUID() });
    await expect(refund(intent, amount + 1)).rejects.toThrow(/StripeInvalidRequestError charge_already_refunded/);
    await expect(refund('pi_of_another_account', 1)).rejects.toThrow(/StripeInvalidRequestError resource_missing/);
    await expect(refund(intent, amount + 1)).rejects.toBeInstanceOf(ProviderRefusal);
    expect(await refund(intent, amount)).toMatch(/^re_/);
  });
});
