import { expect, it } from 'vitest';
import type { Call } from '../../../../../shared/client/ports.ts';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import { DRAFTS_MAX } from '../../../../../renderer/src/stores/orders/GoodsDrafts.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { GUEST, type QuotationForm, QuotationStore } from '../../../../../renderer/src/stores/orders/QuotationStore.ts';
import { sharedStorage } from '../../../../support/fakes/sharedStorage.ts';

const FORM: QuotationForm = {
  lines: {},
  contact: { nick_name: 'Ana', mobile: '', email: '', country: 4, company: '' },
  address: { postal_code: '', region: '', detail: '' },
  message: '',
};
const of = (about = '', origin = 'cart') => ({ userId: 'ana', customer: '', origin, about });
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
  for (const tab of [one, other]) tab.write(of('1×2'), FORM);
  await one.send(PAYLOAD, VISIT);
  expect([one.madeElsewhere, other.madeElsewhere]).toEqual([null, '1×2']);
  other.write(of('1×2'), { ...FORM, message: 'Another one' });
  expect(other.madeElsewhere).toBe('1×2');
  await other.send(PAYLOAD, VISIT);
  expect([one.madeElsewhere, other.madeElsewhere]).toEqual(['1×2', null]);
  one.forgetElsewhere();
  expect(one.madeElsewhere).toBeNull();
});

it('is not told of a request that the store refused', async () => {
  const [one, other] = twoTabs(() => Promise.reject(new ApiError(1)));
  one.write(of('1×2'), FORM);
  await one.send(PAYLOAD, VISIT);
  expect(other.madeElsewhere).toBeNull();
});

it.each([
  ['begins so many other requests that the oldest draft is left out', 'ana', 'Before noon'],
  ['is used by another member, who never sees the draft', 'ben', undefined],
])('is not told that its request was made when another tab %s', (_what, userId, message) => {
  const [one, other] = twoTabs(async () => ({ id: 7 }));
  one.write(of('1×2', 'sku 1'), { ...FORM, message: 'Before noon' });
  for (let sku = 2; sku <= DRAFTS_MAX + 1; sku++) other.write({ ...of(`${sku}×1`, `sku ${sku}`), userId }, FORM);
  expect(one.madeElsewhere).toBeNull();
  expect(one.formOf(of('', 'sku 1'))?.message).toBe(message);
});

it('is not told that its request was made when the drafts are deleted at sign-out in another tab', () => {
  const storage = sharedStorage();
  const one = new QuotationStore((async () => ({})) as unknown as Call);
  one.persistIn(new StatePersistence(storage()));
  one.write(of('1×2'), FORM);
  storage().write('quotationDraft', null);
  expect(one.madeElsewhere).toBeNull();
});

it('keeps what each tab has typed into another field of the same request', () => {
  const [one, other] = twoTabs(async () => ({ id: 7 }));
  const line = { note: '', target: '' };
  const empty = { ...FORM, lines: { sku1: line } };
  one.write(of('1×2'), { ...empty, message: 'By Friday' }, 'message');
  other.write(of('1×2'), { ...empty, contact: { ...FORM.contact, mobile: '+34 600' } }, 'contact.mobile');
  other.write(of('1×2'), { ...empty, lines: { sku1: { ...line, note: 'No. 4711' } } }, 'lines.sku1.note');
  expect(one.formOf(of())).toEqual({
    ...FORM,
    contact: { ...FORM.contact, mobile: '+34 600' },
    lines: { sku1: { ...line, note: 'No. 4711' } },
    message: 'By Friday',
  });
  // A form that is sent is written as it is shown.
  one.write(of('1×2'), { ...empty, message: 'Sent' });
  expect(other.formOf(of())).toEqual({ ...empty, message: 'Sent' });
});

it('keeps what is typed, and its key, while another tab writes a request for other goods', async () => {
  const keys: unknown[] = [];
  const call = async (_name: unknown, payload: { idempotency_key: string }): Promise<never> => {
    keys.push(payload.idempotency_key);
    throw new ApiError('offline');
  };
  const [one, other] = twoTabs(call as unknown as () => Promise<unknown>);
  one.write(of('1×2'), { ...FORM, message: 'By Friday' });
  await one.send(PAYLOAD, VISIT);
  other.write(of('7×1', 'sku 7'), { ...FORM, message: 'For theatre 3' });
  expect(one.formOf(of())?.message).toBe('By Friday');
  one.write(of('1×2'), { ...FORM, message: 'By Friday, please' }, 'message');
  // A retry is the same request.
  await one.send(PAYLOAD, VISIT);
  expect(keys[1]).toBe(keys[0]);
  expect(other.formOf(of('7×1', 'sku 7'))?.message).toBe('For theatre 3');
});

it('keeps its request when another tab sends one for other goods', async () => {
  const [one, other] = twoTabs(async () => ({ id: 7 }));
  one.write(of('1×2'), { ...FORM, message: 'By Friday' });
  other.write(of('7×1', 'sku 7'), FORM);
  one.write(of('1×2'), { ...FORM, message: 'By Monday' });
  await other.send(PAYLOAD, VISIT);
  expect(one.formOf(of())?.message).toBe('By Monday');
  expect([one.madeElsewhere, other.formOf(of('7×1', 'sku 7'))?.message]).toEqual(['7×1', '']);
  await one.send(PAYLOAD, VISIT);
  expect([one.formOf(of()), other.madeElsewhere]).toEqual([null, '1×2']);
});

it('goes on with what another tab has written for the same goods; of other goods, only with who asks', () => {
  const [one, other] = twoTabs(async () => ({ id: 7 }));
  other.write(of('1×2'), { ...FORM, message: 'By Friday' });
  const wished = { sku7: { note: 'No. 4711', target: '' } };
  const contact = { ...FORM.contact, mobile: '+34 600' };
  other.write(of('7×1', 'sku 7'), { ...FORM, lines: wished, contact, message: 'For theatre 3', reference: 'T3' });
  expect(one.formOf(of())?.message).toBe('By Friday');
  expect(one.formOf(of('', 'sku 9'))).toMatchObject({ lines: {}, contact, message: '', reference: '' });
});

it.each(['ana', GUEST])('keeps the requests of two tabs for other goods over a reload of both: %s', (userId) => {
  const storage = sharedStorage();
  const tab = (): QuotationStore => {
    const quotation = new QuotationStore((async () => ({ id: 7 })) as unknown as Call);
    quotation.persistIn(new StatePersistence(storage()));
    return quotation;
  };
  const cart = { ...of('1×2'), userId };
  const single = { ...of('7×1', 'sku 7'), userId };
  tab().write(cart, { ...FORM, message: 'By Friday' });
  tab().write(single, { ...FORM, message: 'For theatre 3' });
  expect([cart, single].map((goods) => tab().formOf(goods)?.message)).toEqual(['By Friday', 'For theatre 3']);
});
