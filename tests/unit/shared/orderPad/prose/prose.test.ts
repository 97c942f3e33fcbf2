import { describe, expect, it } from 'vitest';
import fc from '../../../../support/checks/properties.ts';
import { padLines } from '../../../../support/fixtures/orderPad/padLines.ts';

/** `part × quantity`, one a line. */
const read = (text: string): string[] => padLines(text).map((line) => `${line.text} × ${line.quantity}`);

describe('a sentence that orders', () => {
  it.each([
    ['5 of M1191BL and 2 of SC 55.505.45'],
    ['Hi Anna,\nplease send 5 of M1191BL and two boxes of SC 55.505.45.\nBest regards,\nTom Baker'],
    ['Could you quote 5 x M1191BL and 2 x SC 55.505.45? Thanks!'],
    ['Please order M1191BL (qty: 5) and SC 55.505.45, quantity 2.'],
    ['need 5x M1191BL + 2 SC 55.505.45'],
    ['PO 4500012345 dated 04.03.2026: 5 pcs M1191BL, 2 pcs SC 55.505.45, delivery 01.04.2026'],
    ['M1191BL x5, SC 55.505.45 x2'],
    ['M1191BL - 5 pcs / SC 55.505.45 - 2 pcs'],
    ['Need: M1191BL (5); SC 55.505.45 (2)'],
    ['5 de M1191BL y 2 de SC 55.505.45'],
    ['Buenos días:\nnecesitamos cinco unidades de M1191BL y dos cajas de SC 55.505.45.\nUn saludo,\nMarta Gómez'],
    ['нужно 5 M1191BL и 2 SC 55.505.45'],
    ['Просим выставить счёт на 5 шт. M1191BL и две упаковки SC 55.505.45.\nС уважением, Иванов'],
    ['Can we get five M1191BL and another 2 SC 55.505.45?'],
    ['M1191BL: five\nSC 55.505.45 - two'],
    ['老师，麻烦报个价：M1191BL要5个，SC 55.505.45要2盒'],
    ['M1191BL - 5 шт, SC 55.505.45 - 2 шт'],
    ['我要5个M1191BL和2个SC 55.505.45'],
    ['您好，请报价：M1191BL 5把，SC 55.505.45 两盒。谢谢'],
  ])('has a line for each thing: %j', (text) => expect(read(text)).toEqual(['M1191BL × 5', 'SC 55.505.45 × 2']));

  it.each([
    ['5 each of M1191BL, DS-100A and FW 90-024'],
    ["I'd like five each of M1191BL, DS-100A and FW 90-024."],
    ['M1191BL, DS-100A and FW 90-024, 5 each'],
    ['Necesito 5 de cada: M1191BL, DS-100A y FW 90-024'],
    ['M1191BL, DS-100A и FW 90-024 по 5 шт.'],
    ['M1191BL、DS-100A、FW 90-024各5个'],
  ])('gives each thing the quantity of all: %j', (text) =>
    expect(read(text)).toEqual(['M1191BL × 5', 'DS-100A × 5', 'FW 90-024 × 5']),
  );

  it('means one of each of numbers without quantities', () =>
    expect(read('Нужны M1191BL и DS-100A')).toEqual(['M1191BL × 1', 'DS-100A × 1']));

  it.each([
    ['M1191BL and DS-100A 5 pcs', ['M1191BL × 5?', 'DS-100A × 5']],
    ['2-3 pcs of M1191BL and 5 of DS-100A', ['M1191BL × 2-3 pcs', 'DS-100A × 5']],
    ['a dozen M1191BL, 5 DS-100A', ['M1191BL × a dozen', 'DS-100A × 5']],
    ['We need M1191BL, 40 and DS-100A.', ['M1191BL × 40', 'DS-100A × 1']],
  ])('asks where the quantity of a thing is not certain, and nowhere else: %j', (text, lines) =>
    expect(read(text)).toEqual(lines),
  );

  it.each([
    ['We are out of M1191BL. Please send 6 of them.', ['We are out of M1191BL × 6']],
    ['Se nos ha acabado la M1191BL. Necesitamos doce.', ['Se nos ha acabado la M1191BL × 12']],
    ['M1191BL 5 pcs. Only 2 please.', ['M1191BL × 5 / 2']],
    ['M1191BL 5 pcs. This one is urgent, by 4 pm.', ['M1191BL × 5']],
  ])('reads a quantity in the next sentence: %j', (text, lines) => expect(read(text)).toEqual(lines));

  it.each([
    ['Please send 5 boxes of nitrile gloves and 2 of DS-100A', ['nitrile gloves × 5', 'DS-100A × 2']],
    ['20 x two-way valve', ['two-way valve × 20']],
    ['Drapes and gowns DR-9222 5 pcs', ['Drapes and gowns DR-9222 × 5']],
    ['M1191BL, sensor and cable, 3 m, 5 pcs', ['M1191BL × 5']],
    ['Kit of 3 pcs M1191BL', ['Kit of 3 pcs M1191BL × 1']],
    ['DS-100A for M1191BL x 2', ['DS-100A for M1191BL × 2']],
    ['M1191BL by 12 December please', ['M1191BL by 12 December please × 1']],
  ])('keeps together what is one thing: %j', (text, lines) => expect(read(text)).toEqual(lines));

  const partNumber = fc
    .tuple(fc.stringMatching(/^[A-WYZ]{2,3}$/), fc.integer({ min: 100, max: 99_999 }))
    .map(([before, digits]) => `${before}-${digits}`)
    .filter((code) => !/^(?:PO|PK|BX|EA|ST|PCS|SET|BOX|QTY|NO|ED|CTN|PAR|CA|REF|ART|SKU|CAT|MPN|TEL|FAX)-/.test(code));
  const things = fc.array(fc.tuple(partNumber, fc.integer({ min: 1, max: 999 })), { minLength: 2, maxLength: 6 });
  const templates: Record<string, [(code: string, quantity: number) => string, string, string]> = {
    en: [(code, quantity) => `${quantity} of ${code}`, 'Please send ', ' and '],
    es: [(code, quantity) => `${quantity} uds. de ${code}`, 'Necesitamos ', ' y '],
    ru: [(code, quantity) => `${quantity} шт. ${code}`, 'Нам нужно ', ' и '],
    zh: [(code, quantity) => `${quantity}个${code}`, '请报价：', '和'],
  };
  it.each(Object.entries(templates))(
    'comes back whole, whatever it orders, in %s',
    (_language, [write, before, and]) => {
      fc.assert(
        fc.property(things, (lines) => {
          const phrases = lines.map(([code, quantity]) => write(code, quantity));
          const text = `${before}${phrases.slice(0, -1).join(', ')}${and}${phrases.at(-1)}.`;
          expect(padLines(text)).toEqual(lines.map(([code, quantity]) => ({ text: code, quantity })));
        }),
      );
    },
  );
});
