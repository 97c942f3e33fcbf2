import { describe, expect, it } from 'vitest';
import fc from '../../../../support/checks/properties.ts';
import { readAmount, decimalSignIn } from '../../../../../server/import/rows/values/amounts.ts';
import { CURRENCIES } from '../../../../../server/modules/company/currency.ts';
import { changeFault } from '../../../../../server/modules/company/settings/currencyChange.ts';
import { faultsOf } from '../../../../../server/modules/company/settings/settingsFaults.ts';
import { StoreSettings } from '../../../../../server/modules/company/settings/StoreSettings.ts';
import { formatsFor } from '../../../../../renderer/src/i18n/formats.ts';
import { moneyFormat } from '../../../../../shared/money/moneyFormat.ts';
import { LANGUAGE_OPTIONS, LANGUAGES } from '../../../../../shared/text/languages.ts';

const faults = (currency: unknown, freight: unknown = { price: 5 }): string[] => {
  const parsed = StoreSettings.safeParse({ name: 'Shop', currency, ...(freight === null ? {} : { freight }) });
  return parsed.success ? [] : faultsOf(parsed.error.issues);
};

describe('the currency of the settings', () => {
  it('may be each one of two decimals, and none that the program does not know', () => {
    const known = new Set(Intl.supportedValuesOf('currency'));
    for (const currency of CURRENCIES) {
      expect(known.has(currency), currency).toBe(true);
      expect(faults(currency), currency).toEqual([]);
    }
  });

  it.each([
    ['JPY', /^currency JPY has no decimals, .* such as EUR/],
    ['CLP', /^currency CLP has no decimals/],
    ['KWD', /^currency KWD has three decimals/],
    ['eur', /^currency must be written EUR$/],
    ['XAU', /^currency must be the code of a currency \(ISO 4217\) with two decimals, such as EUR/],
    ['€', /^currency must be the code/],
    [978, /^currency must be the code/],
  ])('cannot be %s, and says why', (currency, line) => {
    expect(faults(currency)).toEqual([expect.stringMatching(line)]);
  });

  it('asks for freight in that currency, as the default is meant in dollars', () => {
    expect(faults('EUR', null)).toEqual([expect.stringMatching(/^freight must be set with this currency/)]);
    expect(faults('USD', null)).toEqual([]);
    expect(faults(undefined, null)).toEqual([]);
  });
});

describe('an amount', () => {
  const currencies = fc.constantFrom(...CURRENCIES);
  const languages = fc.constantFrom(...LANGUAGES);
  const cents = fc.integer({ min: 1, max: 2_000_000_000 });

  it('has its two decimals in every currency and language, on pages as in letters', () => {
    fc.assert(
      fc.property(currencies, languages, cents, (currency, language, amount) => {
        const text = moneyFormat(LANGUAGE_OPTIONS[language].iso, currency).format(amount / 100);
        const [digits = ''] = /\d[\d.,\s]*\d|\d/.exec(text) ?? [];
        expect(Number(digits.replaceAll(/\D/g, ''))).toBe(amount);
        expect(digits).toMatch(/[.,]\d\d$/);
        expect(formatsFor(language).money(amount, currency)).toBe(text);
      }),
    );
  });

  it('that the store writes is a price that its import reads, whatever the currency and the language', () => {
    fc.assert(
      fc.property(currencies, languages, cents, (currency, language, amount) => {
        const text = moneyFormat(LANGUAGE_OPTIONS[language].iso, currency).format(amount / 100);
        const sign = decimalSignIn(text, currency);
        expect(readAmount(text, { sign, isMixed: false, currency }), text).toEqual({ cents: amount });
      }),
    );
  });

  it.each([
    ['EUR', ['1.234,50 €', '€1234,50', 'EUR 1234,50', '1234,50 евро', '1234,50 euros', '1234,50 欧元']],
    ['RUB', ['1 234,50 руб.', '1234,50 р.', '1234,50₽', '1234,50 RUB', '1234,50 рублей', '1234,50 卢布']],
    ['CNY', ['1,234.50元', '￥1,234.50', '1234.50 RMB', '人民币1234.50', '1234.50 юаней']],
    ['GBP', ['£1,234.50', '1234.50 GBP']],
    ['MXN', ['$1,234.50', '1234.50 MXN']],
    ['SEK', ['1234,50 kr', 'SEK 1234,50']],
  ])('of a file may be written with the words for %s', (currency, texts) => {
    for (const text of texts)
      expect(readAmount(text, { sign: decimalSignIn(text, currency), isMixed: false, currency }), text).toEqual({
        cents: 123_450,
      });
  });

  it.each([
    ['EUR', ['$100.00', 'USD 100.00', '100.00 dollars', '100.00 руб.', '￥100.00']],
    ['RUB', ['100.00 €', '100.00 元', '100.00 UAH']],
    ['CNY', ['100.00 $', '100.00 тенге', 'Rs. 100.00']],
  ])('in another currency than %s is refused', (currency, texts) => {
    for (const text of texts)
      expect(readAmount(text, { sign: '.', isMixed: false, currency }), text).toEqual({
        fault: `is not in ${currency}`,
      });
  });

  it('is written without a currency where that is not known yet', () => {
    expect(formatsFor('en').money(123_450, '')).toBe('1,234.50');
  });
});

it('a store that has sold keeps its currency, whatever it is told; prices alone may be kept', () => {
  const nothing = { orders: 0, quotations: 0, prices: 0 };
  expect(changeFault('USD', 'EUR', nothing, false)).toBeNull();
  expect(changeFault('USD', 'EUR', { ...nothing, prices: 3 }, false)).toMatch(/3 prices.*--keep-prices/);
  expect(changeFault('USD', 'EUR', { ...nothing, prices: 3 }, true)).toBeNull();
  for (const use of [
    { ...nothing, orders: 1 },
    { ...nothing, quotations: 1 },
  ])
    expect(changeFault('USD', 'EUR', use, true)).toMatch(/must stay USD/);
});

it.each([
  [{ orders: 1, quotations: 0, prices: 0 }, '1 order and 0 quotations'],
  [{ orders: 2, quotations: 1, prices: 0 }, '2 orders and 1 quotation'],
  [{ orders: 0, quotations: 0, prices: 1 }, 'has 1 price.'],
  [{ orders: 0, quotations: 0, prices: 2 }, 'has 2 prices.'],
])('the refusal to change the currency counts what is in it: %j', (use, counted) => {
  expect(changeFault('USD', 'EUR', use, false)).toContain(counted);
});
