import { describe, expect, it } from 'vitest';
import fc from '../../../support/checks/properties.ts';
import { PAD_TEXT_MAX } from '../../../../shared/contract/limits.ts';
import { parseList, parseRows } from '../../../../shared/orderPad/parseList.ts';
import { plainDigits } from '../../../../shared/text/plainDigits.ts';
import { padLines } from '../../../support/fixtures/orderPad/padLines.ts';

/** `part × quantity`, one a line. */
const read = (text: string): string[] => padLines(text).map((line) => `${line.text} × ${line.quantity}`);

describe('a pasted list', () => {
  it.each([
    ['Excel, without headings', 'M1191BL\t5\nDS-100A\t2'],
    [
      'Excel, with headings, prices and a total',
      'Part No\tDescription\tQty\tPrice\nM1191BL\tSensor\t5\t12.50\nDS-100A\tSensor\t2\t99\nTotal\t\t7\t260.50',
    ],
    ['Excel, with row numbers', '1\tM1191BL\tSensor\t5\n2\tDS-100A\tSensor\t2'],
    ['Excel, quantity first', 'Qty\tPart\n5\tM1191BL\n2\tDS-100A'],
    [
      'Excel, under a title and an address',
      'Hospital\nOrder list 2026\n\nPart number\tQuantity\nM1191BL\t5\nDS-100A\t2',
    ],
    ['a table in Russian', 'Артикул;Наименование;Кол-во\nM1191BL;Датчик;5,00\nDS-100A;Датчик;2\nИтого;;7'],
    ['a table in Spanish', 'Referencia;Descripción;Cantidad\nM1191BL;Sensor;5 uds\nDS-100A;Sensor;2 uds'],
    ['a table in Chinese', '部件号\t名称\t数量\nM1191BL\t探头\t5 件\nDS-100A\t探头\t2件\n合计\t\t7'],
    ['Excel, with a typed line below', 'M1191BL\t5\nDS-100A 2 pcs'],
    ['Excel, with typed lines in Russian between', 'M1191BL\t5\n2 шт DS-100A\n'],
    ['commas', 'M1191BL, 5\nDS-100A, 2'],
    ['commas without blanks', 'M1191BL,5\nDS-100A,2'],
    ['semicolons and blank lines', '\n\nM1191BL;5\n\n\nDS-100A;2\n'],
    ['Windows line ends', 'M1191BL;5\r\nDS-100A;2\r\n'],
    ['quoted cells', '"M1191BL","Sensor, adult",5\n"DS-100A","Sensor ""S""",2'],
    ['"5x" before', '5x M1191BL\n2 x DS-100A'],
    ['"x5" after', 'M1191BL x5\nDS-100A × 2'],
    ['the sign × without blanks', 'M1191BL×5\nDS-100A×2'],
    ['pieces', 'M1191BL 5 pcs\nDS-100A - 2 pcs.'],
    ['pieces in Russian', 'M1191BL 5 шт\nDS-100A — 2 шт.'],
    ['pieces in Spanish', 'M1191BL 5 uds\n2 unidades DS-100A'],
    ['pieces in Chinese', 'M1191BL 5件\nDS-100A 2 个'],
    ['brackets', 'M1191BL (5)\nDS-100A (2 pcs)'],
    ['bare numbers', 'M1191BL 5\n2 DS-100A'],
    ['a letter', 'Hello,\nplease quote for us:\n1. M1191BL - 5 pcs\n2) DS-100A, qty 2\n\nBest regards'],
    ['the text of a PDF', 'M1191BL   SpO2 sensor adult   5   12.50\nDS-100A   Sensor   2   9.99'],
    ['decimal quantities', 'M1191BL\t5.00\nDS-100A\t2,0'],
    ['decimal quantities behind numbers', 'M1191BL 5.0\nDS-100A 2,00'],
    ['prices with currencies behind quantities', 'M1191BL 5 $1,200.00 $6,000.00\nDS-100A 2 9,90 € 19,80 €'],
    ['prices and totals in a mail', 'M1191BL 5 129.00 645.00\nDS-100A 2 @ $50.00'],
    ['blanks within prices and totals', 'M1191BL 5 129,00 € 645,00 €\nDS-100A 2 шт. 1 290,00 руб. 2 580,00 руб.'],
    ['one price each', 'M1191BL 5 à 129,00 €\nDS-100A - 2 шт. по 1 290,00'],
    ['a currency before each price', 'M1191BL 5 USD 900.00 USD 4,500.00\nDS-100A x 2 = $100.00'],
    ['prices in brackets', '5 x M1191BL (129,00 €)\n2 uds DS-100A (1.290,00 €)'],
    ['prices in Spanish and Chinese', 'M1191BL 5 uds. 1.290,00 € 6.450,00 €\nDS-100A 2 件 1,290.00 元'],
    ['positions of an order', '10 M1191BL 5\n20 DS-100A 2 pcs'],
    ['running numbers', '1 M1191BL 5\n2 DS-100A 2'],
    [
      'a table with positions, without headings',
      '10\tM1191BL\tSensor\t5\tpcs\t129.00\n20\tDS-100A\tSensor\t2\tpcs\t50.00',
    ],
    ['an answered mail', '> M1191BL 5\n> > DS-100A 2'],
    ['dots that lead to the quantity', 'M1191BL .......... 5\nDS-100A / 2'],
    ['labels', 'P/N: M1191BL Qty: 5\nАртикул: DS-100A, количество: 2'],
    ['labels in front', 'Qty: 5 M1191BL\nCantidad: 2 DS-100A'],
    ['Arabic digits', 'M1191BL ٥\nDS-100A ۲'],
    ['several in one row, with quantities', 'M1191BL x 5; DS-100A x 2'],
    ['cells one below another', 'M1191BL\n5\nDS-100A\n2'],
    ['full-width letters and signs', 'Ｍ１１９１ＢＬ　５；ＤＳ－１００Ａ　２'],
    ['full-width digits', 'M1191BL\t５\nDS-100A\t２'],
    ['brackets in front', '(5) M1191BL\n[2] DS-100A'],
    ['square brackets', 'M1191BL [5]\nDS-100A [2]'],
    ['"of" and "de"', '5 of M1191BL\n2 cajas de DS-100A'],
    ['about as many', 'M1191BL ~5 pcs\nDS-100A approx. 2 pcs'],
    ['Chinese commas and numbering', '1、M1191BL，5个\n2、DS-100A，2个'],
    ['"в количестве"', 'M1191BL в количестве 5 шт.\nDS-100A в количестве 2 шт.'],
    ['a leading price', '$129.00 M1191BL 5\n$50.00 DS-100A 2'],
    ['a description that commas cut', 'M1191BL, Sensor, adult, 3 m, 5 pcs\nDS-100A, Sensor, 2 pcs'],
    ['a table with sums below', 'M1191BL;5;129,00\nDS-100A;2;50,00\nBase imponible;;745,00\nTOTAL;;901,45'],
    [
      'decimals of a program, beside prices',
      'Artikel-Nr.;Menge;ME;Preis\nM1191BL;5,000;ST;129,00\nDS-100A;2,000;ST;50,00',
    ],
    ['a letterhead', 'PO# 4500012345\nDate: 2026-11-27\nM1191BL 5\nDS-100A 2\nTel. +1 555 123 4567'],
    ['stock beside the order', 'Part\tQty on hand\tQty to order\nM1191BL\t100\t5\nDS-100A\t50\t2'],
    [
      'an export with quotes',
      '"PO","Vendor Mat.","PO qty","OUn"\n"4500","M1191BL","5","EA"\n"4500","DS-100A","2","EA"',
    ],
    ['whole prices and totals', 'M1191BL\t5\t129\t645\nDS-100A\t2\t50\t100'],
    ['units beside the quantities', 'M1191BL\t129\t5\tpcs\nDS-100A\t50\t2\tpcs'],
    ['numbers in words', 'M1191BL five pcs\nDS-100A 两个'],
    ['numbers in words in front', 'five M1191BL\ndos cajas de DS-100A'],
    ['equals signs', 'M1191BL = 5\nDS-100A = 2'],
    ['lines that end with a full stop', 'M1191BL, qty 5.\nDS-100A - 2 pcs.'],
    ['slashes between columns', 'M1191BL / 5 / adult\nDS-100A / 2 / 3 m'],
    ['labels one below another', 'Part: M1191BL\nQty: 5\nPart: DS-100A\nQty: 2'],
    ['two columns of lines', 'M1191BL 5 pcs      DS-100A 2 pcs'],
    ['an export that counts its items', 'Item\tMaterial\tQty\n0010\tM1191BL\t5\n0020\tDS-100A\t2'],
    [
      'an export with underscores',
      'ITEM_NUMBER,ITEM_DESCRIPTION,QUANTITY,UOM_CODE\nM1191BL,"Sensor, adult",5,Ea\nDS-100A,Sensor,2,Ea',
    ],
    ['two pages', 'Part\tQty\nM1191BL\t5\nPage 1 of 2\nPart\tQty\nDS-100A\t2\nСтр. 2 из 2'],
    [
      'an answered mail, with a signature',
      'On Mon, 3 Mar 2026 at 10:12, Tom Baker wrote:\n> For ward 4:\n> M1191BL 5\n> DS-100A 2\n> Thanks & regards\n> Tom Baker\n> St. Mary Hospital',
    ],
    ['no-break blanks', 'M1191BL\u00a05\u00a0шт\nDS-100A\u00a02\u00a0шт'],
  ])('is read from %s', (_from, text) => expect(read(text)).toEqual(['M1191BL × 5', 'DS-100A × 2']));

  it.each([
    ['M1191BL\nDS-100A', ['M1191BL × 1', 'DS-100A × 1']],
    ['M1191BL, DS-100A, 41712', ['M1191BL × 1', 'DS-100A × 1', '41712 × 1']],
    ['41712\t5\n41713\t10', ['41712 × 5', '41713 × 10']],
    ['DS 100\n12 345 678', ['DS 100 × 1', '12 345 678 × 1']],
    ['41712 5', ['41712 × 5']],
    [
      'Pos. Material Bezeichnung Menge ME Preis\n10 M1191BL Sensor 5 ST 38,00\n20 DS-100A Sensor 2 PAK 12,50\nGesamtsumme 277,00',
      ['M1191BL Sensor × 5', 'DS-100A Sensor × 2'],
    ],
    ['probe 2,5 MHz, 3\nprobe 3,5 MHz, 4', ['probe 2,5 MHz × 3', 'probe 3,5 MHz × 4']],
    ['REF 413 x 4', ['REF 413 × 4']],
    ['monitor 5" x 2', ['monitor 5" × 2']],
    ['M1191BL\t1 000', ['M1191BL × 1000']],
    ['M1191BL 1 000 шт', ['M1191BL × 1000']],
    ['M1191BL 3,000', ['M1191BL × 3,000']],
    ['M1191BL 3 900,00 €', ['M1191BL × 3 900,00 €']],
    ['M1191BL 1 290,00 €', ['M1191BL × 1']],
    ['M1191BL 900,00 €', ['M1191BL × 1']],
    ['M1191BL 5,00', ['M1191BL × 5']],
    // They may count the lines.
    ['1 M1191BL\n2 DS-100A\n3 DS-300A', ['M1191BL × 1?', 'DS-100A × 2?', 'DS-300A × 3?']],
    ['2 M1191BL\n3 DS-100A\n4 DS-300A', ['M1191BL × 2', 'DS-100A × 3', 'DS-300A × 4']],
    ['1 M1191BL\n2 DS-100A', ['M1191BL × 1', 'DS-100A × 2']],
    ['DS-100A sensor, adult, 3 m 2 pcs', ['DS-100A sensor × 2']],
    ['REF 413 5 pcs', ['REF 413 × 5']],
    ['M1191BL', ['M1191BL × 1']],
    ['Ultrasound gel\t12', ['Ultrasound gel × 12']],
    ['M1191BL\t5\nDS-100A\tabc', ['M1191BL × 5', 'DS-100A × abc']],
    ['Part\tQty\nM1191BL\t2.5\nDS-100A\t-3\nDS-200\t', ['M1191BL × 2.5', 'DS-100A × -3', 'DS-200 × 1']],
    ['', []],
    ['\n \t \n', []],
  ])('reads %j as %j', (text, lines) => expect(read(text)).toEqual(lines));

  describe('asks for a quantity that may be another', () => {
    it.each([
      ['a thousand, or one with three decimals', 'M1191BL\t1.000\nDS-100A\t2,500', ['1.000', '2,500']],
      ['the same in a unit of programs', 'M1191BL 1,000 EA\nDS-100A 2 EA', ['1,000 EA', 2]],
      ['a price, or a quantity with decimals', 'M1191BL 129,00\nDS-100A 50,00', ['129,00', '50,00']],
      ['the same in a table', 'M1191BL\t129,00\nDS-100A\t50,00', ['129,00', '50,00']],
      ['half a piece', 'M1191BL 2,5 шт\nDS-100A 2 шт', ['2,5 шт', 2]],
      ['from and to', 'M1191BL 5-10 pcs\nDS-100A 2 pcs', ['5-10 pcs', 2]],
      ['packs of pieces', 'M1191BL 5 boxes x 10\nDS-100A 5 упак. по 10 шт.', ['5 boxes x 10', '5 упак. по 10 шт']],
      ['numbers of several words', 'M1191BL 一百个\nDS-100A a dozen', ['一百个', 'a dozen']],
      ['dozens and thousands', 'M1191BL 1 dozen\nDS-100A 2 тыс. шт', ['1 dozen', '2 тыс. шт']],
      ['two numbers in a line', 'M1191BL 5 129\nDS-100A 2 50', ['5 129', '2 50']],
      ['two columns without names', 'M1191BL\t129\t5\nDS-100A\t50\t2', ['129 / 5', '50 / 2']],
    ])('%s', (_what, text, quantities) => {
      const { lines } = parseList(text);
      expect(lines.map((line) => line.text)).toEqual(['M1191BL', 'DS-100A']);
      expect(lines.map(({ quantity }) => quantity)).toEqual(quantities);
    });
  });

  describe('reads thousands', () => {
    it.each([
      ['of Spanish pieces', 'M1191BL 1.000 uds\nDS-100A 12.000 unidades', [1000, 12_000]],
      ['of English pieces', 'M1191BL 1,000 pcs\nDS-100A 2,500 pieces', [1000, 2500]],
      ['of Chinese pieces', 'M1191BL 1,000件\nDS-100A 2,500 个', [1000, 2500]],
      ['that are no round ones', 'M1191BL 12.500 шт\nDS-100A 2,500 EA', [12_500, 2500]],
      ['beside prices with a comma', 'M1191BL;1.000;1,25\nDS-100A;2.000;0,80', [1000, 2000]],
      ['beside prices with a point', 'M1191BL;1,000;1.25\nDS-100A;2,000;0.80', [1000, 2000]],
      ['with an apostrophe', "M1191BL\t1'000\nDS-100A\t2'500", [1000, 2500]],
    ])('%s', (_what, text, quantities) =>
      expect(parseList(text).lines.map(({ quantity }) => quantity)).toEqual(quantities),
    );
  });

  it.each(['M1191BL box of 10', 'M1191BL (24/box)', 'M1191BL caja de 12'])(
    'takes what a pack holds for no quantity: “%s”',
    (line) => expect(parseList(line).lines.map(({ quantity }) => quantity)).toEqual([1]),
  );

  it('reads short part numbers of digits alone', () =>
    expect(read('2228\t5\n2560\t20')).toEqual(['2228 × 5', '2560 × 20']));

  it('takes numbers in brackets that count the lines for no quantities', () =>
    expect(read('(1) M1191BL\n(2) DS-100A')).toEqual(['M1191BL × 1', 'DS-100A × 1']));

  it('says which rows it left out: headings, totals, nothing ordered', () => {
    expect(parseList('Part\tQty\nM1191BL\t5\nDS-100A\t0\nTotal\t5')).toEqual({
      lines: [{ text: 'M1191BL', quantity: 5, isSure: true, row: 'M1191BL, 5' }],
      leftOut: ['Part, Qty', 'DS-100A, 0', 'Total, 5'],
    });
  });

  it('keeps the description where the part number is missing', () => {
    expect(
      parseRows([
        ['Part number', 'Description', 'Qty'],
        ['M1191BL', 'Sensor', '5'],
        ['', 'Gel, 5 l', '2'],
      ]).lines,
    ).toMatchObject([
      { text: 'M1191BL', quantity: 5 },
      { text: 'Gel, 5 l', quantity: 2 },
    ]);
  });

  it.each([
    ['1 uds. PK100', 1],
    ['5x BX100', 5],
    ['12 pcs BOX2000A', 12],
    ['3 x QTY100', 3],
    ['BAG4711 x 2', 2],
  ])(
    'takes no part number for the size of a pack or a quantity, as it would leave nothing to order: "%s"',
    (line, quantity) => {
      const [code] = /[A-Z]{2,}\d+[A-Z]?/.exec(line)!;
      expect(parseList(line).lines).toMatchObject([{ text: code, quantity, isSure: true }]);
    },
  );

  const partNumber = fc
    .tuple(fc.stringMatching(/^[A-Z]{1,3}$/), fc.integer({ min: 100, max: 99_999 }), fc.stringMatching(/^[A-Z]{0,2}$/))
    .map(([before, digits, after]) => `${before}${digits}${after}`)
    // These read as a quantity, also for people.
    .filter((code) => !/^(?:X|QTY)\d/.test(code));
  const ordered = fc.array(fc.tuple(partNumber, fc.integer({ min: 1, max: 999 })), { minLength: 2, maxLength: 40 });
  const layouts: Record<string, (code: string, quantity: number) => string> = {
    tabs: (code, quantity) => `${code}\t${quantity}`,
    semicolons: (code, quantity) => `${code};${quantity}`,
    commas: (code, quantity) => `${code}, ${quantity}`,
    'quantity first': (code, quantity) => `${quantity}\t${code}`,
    '5x': (code, quantity) => `${quantity}x ${code}`,
    x5: (code, quantity) => `${code} x${quantity}`,
    pcs: (code, quantity) => `${code} ${quantity} pcs`,
    шт: (code, quantity) => `${code} — ${quantity} шт.`,
    uds: (code, quantity) => `${quantity} uds. ${code}`,
    件: (code, quantity) => `${code} ${quantity}件`,
    blanks: (code, quantity) => `${code} ${quantity}`,
    quotes: (code, quantity) => `"${code}","${quantity}"`,
  };
  it.each(Object.entries(layouts))('comes back whole with %s between number and quantity', (_name, write) => {
    fc.assert(
      fc.property(ordered, (lines) => {
        const text = lines.map(([code, quantity]) => write(code, quantity)).join('\n');
        expect(padLines(text)).toEqual(lines.map(([code, quantity]) => ({ text: code, quantity })));
      }),
    );
  });

  it('reads a label above a number as one line with it, and leaves it out above other words', () => {
    expect(parseList('Ref\nA-12')).toMatchObject({ lines: [{ text: 'A-12', row: 'Ref: A-12' }], leftOut: [] });
    expect(parseList('Ref\nhello')).toMatchObject({ lines: [{ text: 'hello' }], leftOut: ['Ref'] });
  });

  it('loses no row, whatever is pasted: each is in a line or among those that were left out', () => {
    const bare = (text: string): string => plainDigits(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' }).filter((line) => !/[\t;|,"\n\r\v\f\u2028\u2029\u0085]/u.test(line))),
        (rows) => {
          const { lines, leftOut } = parseList(rows.join('\n'));
          const kept = [...lines.map(({ row }) => row), ...leftOut].map(bare);
          for (const row of rows.map(bare).filter(Boolean)) expect(kept.some((text) => text.includes(row))).toBe(true);
          expect(kept.length).toBeLessThanOrEqual(rows.length);
          for (const { text, quantity } of lines) {
            expect(text.length).toBeLessThanOrEqual(PAD_TEXT_MAX);
            // A quantity that is not certain asks the buyer.
            if (typeof quantity === 'string') expect(quantity).toMatch(/^\d+\?$/);
            else expect(Number.isSafeInteger(quantity) && quantity > 0).toBe(true);
          }
        },
      ),
      // A question, a figure that may be a quantity, a quoted blank line, a quantity on a line of its own.
      { examples: [[['ᨀ？']], [['Ȉ𓅆𐺈🍧9']], [['>', 'a']], [['六', '𔘣⻚ꝭ𓐑ﳥ', '']], [['Ref', 'A-12']]] },
    );
  });

  it('reads a thousand long lines in no time that grows with their square', () => {
    const text = Array.from({ length: 1_000 }, (_, index) => `"${'a '.repeat(200)}" ${' '.repeat(200)}-${index}`).join(
      '\n',
    );
    expect(parseList(text).lines.length + parseList(text).leftOut.length).toBe(1_000);
  });
});

it.each([
  ['a subject', `Subject: ${'a'.repeat(200_000)}`],
  ['blanks', `A-1${' '.repeat(200_000)}5`],
  ['a line across the page', '-'.repeat(200_000)],
  ['dots', `A-1 ${'. '.repeat(100_000)}5`],
  ['words', 'probe '.repeat(40_000)],
  ['numbers', 'A-1 5 '.repeat(40_000)],
  ['brackets', '(5'.repeat(100_000)],
  ['prices', '$5.00 '.repeat(40_000)],
  ['letters with signs', 'a.-'.repeat(70_000)],
  ['quotation marks', '"a" '.repeat(50_000)],
  ['figures in words', 'five (five '.repeat(20_000)],
  ['Chinese', '请购买'.repeat(70_000)],
])('is read while one waits where a line is very long: %s', (_case, line) => {
  expect(parseList(line).lines.length).toBeLessThanOrEqual(1);
});

it('keeps the number and the quantity of a very long description', () => {
  const line = `M1191BL ${'reusable sensor for adults '.repeat(400)}, 12 pcs`;
  expect(parseList(line).lines).toMatchObject([
    { quantity: 12, text: expect.stringMatching(/^M1191BL reusable/) as string },
  ]);
});
