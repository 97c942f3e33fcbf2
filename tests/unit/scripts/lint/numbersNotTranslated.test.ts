import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { numbersNotTranslated } from '../../../../scripts/lint/numbersNotTranslated.ts';

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });

const valid = {
  'a price that is marked': '<b translate="no">{formats.money(price, currency)}</b>',
  'a part number in a marked element': '<p translate="no"><b>{sku.code}</b></p>',
  'a sentence with a price': '<p>{t("each", { price: money(price) })}</p>',
  'a number or words': '<td>{stock > 0 ? number(stock) : t("toOrder")}</td>',
};
const invalid = {
  'a price': '<b>{formats.money(price, currency)}</b>',
  'a part number': '<b>{sku.code}</b>',
  'a parcel’s number in a link': '<Link to={to}>{parcel.logistics_number}</Link>',
  'a price or a sign for none': '<b>{price === null ? "–" : money(price)}</b>',
  'a number that may be missing': '<b>{count && formats.number(count)}</b>',
};

tester.run('numbers-not-translated', numbersNotTranslated, {
  valid: Object.entries(valid).map(([name, code]) => ({ name, code })),
  invalid: Object.entries(invalid).map(([name, code]) => ({ name, code, errors: 1 })),
});
