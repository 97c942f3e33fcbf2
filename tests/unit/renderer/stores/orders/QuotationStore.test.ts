import { expect, it } from 'vitest';
import type { Call } from '../../../../../shared/client/ports.ts';
import { ApiError, Code, KEY_REUSED } from '../../../../../shared/contract/envelope.ts';
import { QuotationStore, type QuotationForm } from '../../../../../renderer/src/stores/orders/QuotationStore.ts';

const form = (message: string): QuotationForm => ({
  lines: {},
  contact: { nick_name: 'Ana', mobile: '1', email: 'ana@clinic.example', country: 1, company: '' },
  address: { postal_code: '', region: '', detail: '' },
  message,
});
const of = (about = '') => ({ userId: 'ana', customer: '', origin: 'cart', about });
const { contact, address } = form('');
const request = { lines: [{ sku_id: 1, quantity: 2 }], contact, address, from_cart: false };

it.each([
  ['made', null],
  ['kept to be sent', new ApiError('queued')],
])('a request that is %s takes nothing of the one its member writes since', async (_what, failure) => {
  const gate = Promise.withResolvers<void>();
  const call = (async () => {
    await gate.promise;
    if (failure) throw failure;
    return { id: 1 };
  }) as unknown as Call;
  const quotation = new QuotationStore(call);
  quotation.write(of('1×2'), form('two of them'));
  const sent = quotation.send(request, { about: '', visit: '' });
  quotation.write(of('1×3'), form('three of them, by Friday'));
  gate.resolve();
  await sent;
  expect(quotation.formOf(of())?.message).toBe('three of them, by Friday');
});

it('gets a new key if its key was used with other content, and keeps the draft', async () => {
  const keys: string[] = [];
  const call = (async (_name: string, { idempotency_key: key }: { idempotency_key: string }) => {
    keys.push(key);
    if (keys.length === 1) throw new ApiError(Code.conflict, 'sent before', { reason: KEY_REUSED });
    return { id: 1 };
  }) as unknown as Call;
  const quotation = new QuotationStore(call);
  quotation.write(of('1×2'), form('two of them'));
  expect(await quotation.send(request, { about: '', visit: '' })).toBeNull();
  expect(quotation.formOf(of())?.message).toBe('two of them');
  expect(await quotation.send(request, { about: '', visit: '' })).toMatchObject({ id: 1 });
  expect(new Set(keys).size).toBe(2);
});

it('is sent once, however often the button is pressed, and not without a draft', async () => {
  const calls: string[] = [];
  const call = (async (name: string) => {
    calls.push(name);
    return { id: 7 };
  }) as unknown as Call;
  const quotation = new QuotationStore(call);
  const press = () => quotation.send(request, { about: '', visit: '' });
  expect(await press()).toBeNull();
  quotation.write(of('1×2'), form('two of them'));
  expect(await Promise.all([press(), press(), press()])).toEqual([{ id: 7 }, null, null]);
  expect([calls, quotation.sentId]).toEqual([['createInquiry'], 7]);
});

it('is named by its key and its visit while it is kept to be sent', async () => {
  const quotation = new QuotationStore(() => Promise.reject(new ApiError('queued')));
  quotation.write(of('1×2'), form('two of them'));
  const { key } = quotation.ofMember.current!;
  await quotation.send(request, { about: '', visit: 'the visit' });
  expect([quotation.queued, quotation.ofMember.all]).toEqual([{ id: key, visit: 'the visit' }, []]);
});

const THEIRS: QuotationForm = { ...form('theirs'), address: { ...address, detail: 'theirs', region: 'theirs' } };

it.each<[field: string, typed: Partial<QuotationForm>, written: QuotationForm]>([
  ['message', { message: 'typed' }, { ...THEIRS, message: 'typed' }],
  [
    'contact.mobile',
    { contact: { ...contact, mobile: 'typed' } },
    { ...THEIRS, contact: { ...contact, mobile: 'typed' } },
  ],
  [
    'address.detail',
    { address: { ...address, detail: 'typed' } },
    { ...THEIRS, address: { ...THEIRS.address, detail: 'typed' } },
  ],
  [
    'lines.7',
    { lines: { 7: { note: 'typed', target: '5' } } },
    { ...THEIRS, lines: { 7: { note: 'typed', target: '5' } } },
  ],
  ['', { message: 'typed' }, form('typed')],
])(
  'writes of what is typed in "%s" nothing else, as another tab may have written the rest',
  (field, typed, written) => {
    const quotation = new QuotationStore(() => Promise.reject(new ApiError('offline')));
    quotation.write(of('1×2'), THEIRS);
    quotation.write(of('1×2'), { ...form('ours'), ...typed }, field);
    expect(quotation.formOf(of('1×2'))).toEqual(written);
  },
);
