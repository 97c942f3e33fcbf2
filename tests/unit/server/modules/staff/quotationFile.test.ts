import { expect, it } from 'vitest';
import { PricedQuotation, writeQuotationFile } from '../../../../../server/modules/staff/commands/quotationFile.ts';
import type { StaffQuotation } from '../../../../../server/modules/quotations/StaffQuotations.ts';
import { aSku } from '../../../../support/fakes/FakeCartServer.ts';

const SKU = aSku(1);
const PRODUCT = { ...SKU.product, brand: { ...SKU.product.brand, brand_name: 'Acme' }, condition: 'new' as const };
const QUOTATION: StaffQuotation = {
  id: 1,
  memberId: 'm',
  code: 'Q-2026-000123',
  state: 'submitted',
  quotedAt: null,
  terms: null,
  company: 'Harbor Hospital',
  message: 'Needed by March.',
  purchaseOrder: '',
  reference: 'Ward 3',
  lines: [],
  freeLines: [{ text: 'cable of 1998', quantity: 1 }] as StaffQuotation['freeLines'],
};

interface Written {
  request: Record<string, string>;
  lines: { product: string; note?: string }[];
}

const write = (lines: (Partial<typeof SKU> & { name: string; note?: string })[]): Written =>
  JSON.parse(
    writeQuotationFile(
      {
        ...QUOTATION,
        lines: lines.map(({ name, note = '', ...sku }, index) => ({
          id: index,
          sku: { ...SKU, ...sku, product: { ...PRODUCT, en_product_name: name } },
          quantity: 2,
          note,
          target: null,
          quoted: null,
        })),
      },
      'USD',
    ),
  ) as Written;

it('names number, variant and pack of each line, as prices differ by them', () => {
  const { lines } = write([
    { code: 'C5-1', en_sku_name: '3 m', pack_size: 1, name: 'Convex probe' },
    { code: 'EL-30', en_sku_name: '', pack_size: 30, name: 'Electrode' },
    { code: 'GL-9', en_sku_name: '', pack_size: 1, name: 'Acme GL-9 Glasses' },
  ]);
  expect(lines.map(({ product }) => product)).toEqual([
    'Acme C5-1, 3 m: Convex probe',
    'Acme EL-30, Pack of 30: Electrode',
    'Acme GL-9: Glasses',
    'cable of 1998',
  ]);
});

it('shows what the member wrote, and can be read again with it', () => {
  const file = write([{ name: 'Convex probe', note: 'with a short cable' }]);
  expect(file.request).toEqual({ company: 'Harbor Hospital', message: 'Needed by March.', reference: 'Ward 3' });
  expect(file.lines[0]).toMatchObject({ note: 'with a short cable' });
  expect(PricedQuotation.safeParse(file).success).toBe(true);
});
