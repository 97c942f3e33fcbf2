import { expect, it } from 'vitest';
import { maskAmounts } from '../../../../shared/money/maskAmounts.ts';
import { formatsFor } from '../../../../renderer/src/i18n/formats.ts';
import { CURRENCIES } from '../../../../server/modules/company/currency.ts';
import { LANGUAGES } from '../../../../shared/text/languages.ts';

it('every amount that the store writes is masked, in every language', () => {
  for (const language of LANGUAGES)
    for (const currency of CURRENCIES)
      for (const cents of [0, 950, 1_234_567, 100_000_000]) {
        const amount = formatsFor(language).money(cents, currency);
        const result = maskAmounts(`A ${amount}, B`, currency);
        expect(result.replaceAll(/\s/g, ''), amount).toBe('A•••,B');
      }
});

it.each([
  ['Save $50 on orders over $1,000.00.', 'Save ••• on orders over •••.'],
  ['Ahorre 1.200,50 € (USD 50)', 'Ahorre ••• (•••)'],
  ['Скидка 1 200 руб. и 50 долларов', 'Скидка •••. и •••'],
  ['满1000元减50美元', '满•••减•••'],
  ['from US$ 12', 'from •••'],
])('%s', (text, masked) => expect(maskAmounts(text)).toBe(masked));

it.each([
  'Order Q-2026-000017 of Jan 5, 2026',
  'Probe C5-2, 3.5 MHz',
  '2 元素分析仪',
  'Phone +7 495 123-45-67',
  '20 % off',
])('leaves text without amounts alone: %s', (text) => expect(maskAmounts(text)).toBe(text));
