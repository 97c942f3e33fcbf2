import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QuotationSide } from '../../../../../renderer/src/pages/quotationdetail/QuotationSide.tsx';
import { QuotedLines, QuotedSums } from '../../../../../renderer/src/pages/quotationdetail/QuotedLines.tsx';
import styles from '../../../../../renderer/src/pages/quotationdetail/QuotationDetailPage.module.css';
import type { Inquiry } from '../../../../../shared/contract/schemas/quotations.ts';
import { anInquiry, selectSpain } from '../../../../support/builders/aMember.ts';
import { anOrderQuote } from '../../../../support/builders/anOrderQuote.ts';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';
import { aSku } from '../../../../support/fakes/FakeCartServer.ts';

afterEach(cleanup);

const show = (part: React.ReactElement) => renderPart(part, { answers: { selectCountry: selectSpain } });
const groups = (): (string | null)[][] =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ parentElement }) => [...parentElement!.children].map(({ textContent }) => textContent));

const BARE: Partial<Inquiry> = {
  contact: { nick_name: 'Ana', mobile: '112', email: 'ana@clinic.example', country: 99, company: '' },
  address: { postal_code: '', region: '', detail: '' },
  message: '',
  follower: null,
};

it('a request of which little is known has no empty parts', async () => {
  await show(<QuotationSide inquiry={anInquiry(BARE)} />);
  expect(groups()).toEqual([[expect.any(String), 'Ana', 'ana@clinic.example', '112']]);
});

it('shows the buyer, the address, the numbers, the message and who answers, with the links to them', async () => {
  const inquiry = anInquiry({
    contact: { ...BARE.contact!, company: 'Clinic', country: 4 },
    address: { postal_code: '28013', region: 'Madrid', detail: 'Gran Via 1' },
    purchase_order: 'PO-1',
    message: 'By Friday',
    follower: { name: 'Eva', email: 'eva@shop.example', mobile: '+34 (91) 555-01' },
  });
  await show(<QuotationSide inquiry={inquiry} />);
  await screen.findByText('Spain');
  const [buyer, address, numbers, message, follower] = groups().map((group) => group.slice(1));
  expect(buyer).toEqual(['Ana', 'Clinic', 'ana@clinic.example', '112', 'Spain']);
  expect(address).toEqual(['Gran Via 1', expect.stringContaining('Madrid')]);
  expect(numbers!.join('')).toContain('PO-1');
  expect(message).toEqual(['By Friday']);
  expect(follower).toEqual(['Eva', 'eva@shop.example', '+34 (91) 555-01']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:eva@shop.example',
    'tel:+349155501',
  ]);
});

it('who answers has no number where none is known', async () => {
  await show(
    <QuotationSide inquiry={anInquiry({ follower: { name: 'Eva', email: 'eva@shop.example', mobile: '' } })} />,
  );
  expect(groups().at(-1)!.slice(1)).toEqual(['Eva', 'eva@shop.example']);
});

const line = (fields: Partial<Inquiry['lines'][number]> = {}): Inquiry['lines'][number] => ({
  id: 1,
  sku: aSku(1),
  quantity: 3,
  note: '',
  target_price: null,
  quoted_price: null,
  ...fields,
});

it.each([
  ['not quoted yet', line(), null, ['Quantity: 3']],
  ['quoted', line({ quoted_price: 45_000 }), 135_000, ['$1,350.00', '3 × $450.00']],
  ['left out of the quotation', line(), 135_000, ['Not available', 'Quantity: 3']],
])('a line that is %s shows what it costs', async (_what, one, total, amounts) => {
  await show(<QuotedLines inquiry={anInquiry({ lines: [one], quoted_total: total })} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('1 product');
  const shown = screen.getByRole('listitem').querySelector(`.${styles.amounts}`)!;
  expect([...shown.children].map(({ textContent }) => textContent)).toEqual(amounts);
});

it.each([
  ['nothing', {}, ['SKU-1'], null],
  ['a variant', { sku: { ...aSku(1), sku_name: 'Sterile' } }, ['SKU-1', 'Sterile'], null],
  ['a wished price', { target_price: 90_000 }, ['SKU-1', expect.stringContaining('$900.00')], null],
  ['a note', { note: 'Serial number 4711' }, ['SKU-1'], 'Serial number 4711'],
])('a line shows what was asked for: %s', async (_what, fields, facts, note) => {
  await show(<QuotedLines inquiry={anInquiry({ lines: [line(fields)] })} />);
  const row = screen.getByRole('listitem');
  expect([...row.querySelector(`.${styles.lineFacts}`)!.children].map(({ textContent }) => textContent)).toEqual(facts);
  expect(row.querySelector(`.${styles.quiet}`)?.textContent ?? null).toBe(note);
});

it('what was asked for in own words stands below the products, and counts', async () => {
  const inquiry = anInquiry({
    lines: [line()],
    free_lines: [{ text: 'A lamp', quantity: 2 }],
  });
  await show(<QuotedLines inquiry={inquiry} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('2 products');
  expect(screen.getByRole('heading', { level: 3 })).toBeDefined();
  expect(screen.getAllByRole('listitem').at(-1)!.textContent).toBe('A lampQuantity: 2');
});

it.each([
  ['not quoted', {}, null],
  ['quoted without terms', { quoted_total: 135_000 }, /\$1,350\.00/],
])('the sum of a request that is %s', async (_what, fields, sum) => {
  await show(<QuotedSums inquiry={anInquiry(fields)} />);
  if (sum) expect(document.body.textContent).toMatch(sum);
  else expect(screen.queryByText(/\$/)).toBeNull();
});

const TERMS = { freight: 0, payment_days: 0, incoterm: null, place: '', lead_days: null } as const;
const CHARGE = anOrderQuote().charge;

it.each([
  ['taxes, which the store does not charge', { ...TERMS, tax: null }, /^Taxes and duties/],
  ['duties, where the taxes are named', { ...TERMS, tax: 700 }, /^Duties of/],
  ['nothing, delivered with duties paid', { ...TERMS, tax: null, incoterm: 'DDP' as const }, null],
])('the sum of a quotation says that it leaves out %s', async (_what, terms, left) => {
  await show(<QuotedSums inquiry={anInquiry({ quoted_total: 135_000, charge: CHARGE, terms })} />);
  const said = [...document.querySelectorAll(`.${styles.quiet}`)].map(({ textContent }) => textContent);
  expect(said).toEqual(left ? [expect.stringMatching(left)] : []);
});
