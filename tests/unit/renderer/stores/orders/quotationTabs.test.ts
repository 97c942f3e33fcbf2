import { expect, it } from 'vitest';
import type { Call } from '../../../../../shared/client/ports.ts';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { type QuotationForm, QuotationStore } from '../../../../../renderer/src/stores/orders/QuotationStore.ts';
import { sharedStorage } from '../../../../support/fakes/sharedStorage.ts';

const FORM: QuotationForm = {
  lines: {},
  contact: { nick_name: 'Ana', mobile: '', email: '', country: 4, company: '' },
  address: { postal_code: '', region: '', detail: '' },
  message: '',
};
const PAYLOAD = {} as Parameters<QuotationStore['send']>[0];
const VISIT = { about: '', visit: 'a' };

function twoTabs(call: () => Promise<unknown>): [QuotationStore, QuotationStore] {
  const storage = sharedStorage();
  const tab = (): QuotationStore => {
    const quotation = new QuotationStore(call as unknown as Call);
    quotation.persistIn(new StatePersistence(storage()));
    return quotation;
  };
  return [tab(), tab()];
}

it.each([
  ['has sent', async () => ({ id: 7 })],
  ['has queued', () => Promise.reject(new ApiError('queued'))],
])('learns that another tab %s its request, until it sends another one or leaves the page', async (_what, call) => {
  const [one, other] = twoTabs(call);
  for (const tab of [one, other]) tab.write('ana', '1×2', FORM);
  await one.send(PAYLOAD, VISIT);
  expect([one.madeElsewhere, other.madeElsewhere]).toEqual([null, '1×2']);
  other.write('ana', '1×2', { ...FORM, message: 'Another one' });
  expect(other.madeElsewhere).toBe('1×2');
  await other.send(PAYLOAD, VISIT);
  expect([one.madeElsewhere, other.madeElsewhere]).toEqual(['1×2', null]);
  one.forgetElsewhere();
  expect(one.madeElsewhere).toBeNull();
});

it('is not told of a request that the store refused', async () => {
  const [one, other] = twoTabs(() => Promise.reject(new ApiError(1)));
  one.write('ana', '1×2', FORM);
  await one.send(PAYLOAD, VISIT);
  expect(other.madeElsewhere).toBeNull();
});
