import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAD_TEXT_MAX } from '../../../../shared/contract/limits.ts';
import { parseList, parseRows } from '../../../../shared/orderPad/parseList.ts';

/** `part × quantity`, one a line. */
const read = (text: string): string[] => parseList(text).lines.map((line) => `${line.text} × ${line.quantity}`);

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
    ['no-break blanks', 'M1191BL\u00a05\u00a0шт\nDS-100A\u00a02\u00a0шт'],
  ])('is read from %s', (_from, text) => expect(read(text)).toEqual(['M1191BL × 5', 'DS-100A × 2']));

  it.each([
    ['M1191BL\nDS-100A', ['M1191BL × 1', 'DS-100A × 1']],
    ['M1191BL, DS-100A, 41712', ['M1191BL × 1', 'DS-100A × 1', '41712 × 1']],
    ['41712\t5\n41713\t10', ['41712 × 5', '41713 × 10']],
    ['DS 100\n12 345 678', ['DS 100 × 1', '12 345 678 × 1']],
    ['41712 5', ['41712 × 5']],
    ['probe 2,5 MHz, 3\nprobe 3,5 MHz, 4', ['probe 2,5 MHz × 3', 'probe 3,5 MHz × 4']],
    ['REF 413 x 4', ['REF 413 × 4']],
    ['monitor 5" x 2', ['monitor 5" × 2']],
    ['M1191BL\t1 000', ['M1191BL × 1000']],
    ['M1191BL 1 000 шт', ['M1191BL × 1000']],
    ['M1191BL 3,000', ['M1191BL × 3']],
    ['M1191BL 3 900,00 €', ['M1191BL × 3 900,00 €']],
    ['M1191BL 1 290,00 €', ['M1191BL × 1']],
    ['M1191BL 900,00 €', ['M1191BL × 1']],
    ['M1191BL 5,00', ['M1191BL × 5']],
    ['1 M1191BL\n2 DS-100A\n3 DS-300A', ['M1191BL × 1', 'DS-100A × 2', 'DS-300A × 3']],
    ['DS-100A sensor, adult, 3 m 2 pcs', ['DS-100A sensor × 2']],
    ['REF 413 5 pcs', ['REF 413 × 5']],
    ['M1191BL', ['M1191BL × 1']],
    ['Ultrasound gel\t12', ['Ultrasound gel × 12']],
    ['M1191BL\t5\nDS-100A\tabc', ['M1191BL × 5', 'DS-100A × abc']],
    ['Part\tQty\nM1191BL\t2.5\nDS-100A\t-3\nDS-200\t', ['M1191BL × 2.5', 'DS-100A × -3', 'DS-200 × 1']],
    ['', []],
    ['\n \t \n', []],
  ])('reads %j as %j', (text, lines) => expect(read(text)).toEqual(lines));

  it('says how many rows it left out: headings, totals, nothing ordered', () => {
    expect(parseList('Part\tQty\nM1191BL\t5\nDS-100A\t0\nTotal\t5')).toEqual({
      lines: [{ text: 'M1191BL', quantity: 5 }],
      ignored: 3,
    });
  });

  it('keeps the description where the part number is missing', () => {
    expect(
      parseRows([
        ['Part number', 'Description', 'Qty'],
        ['M1191BL', 'Sensor', '5'],
        ['', 'Gel, 5 l', '2'],
      ]).lines,
    ).toEqual([
      { text: 'M1191BL', quantity: 5 },
      { text: 'Gel, 5 l', quantity: 2 },
    ]);
  });

  const partNumber = fc
    .tuple(fc.stringMatching(/^[A-Z]{1,3}$/), fc.integer({ min: 100, max: 99_999 }), fc.stringMatching(/^[A-Z]{0,2}$/))
    .map(([before, digits, after]) => `${before}${digits}${after}`)
    .filter((code) => !/^X\d/.test(code));
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
        expect(parseList(text).lines).toEqual(lines.map(([code, quantity]) => ({ text: code, quantity })));
      }),
    );
  });

  it('loses no row without counting it, whatever is pasted', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' }).filter((line) => !/[\t;|,"\n\r\v\f\u2028\u2029\u0085]/u.test(line))),
        (rows) => {
          const { lines, ignored } = parseList(rows.join('\n'));
          expect(lines.length + ignored).toBe(rows.filter((row) => row.trim() !== '').length);
          for (const { text, quantity } of lines) {
            expect(text.length).toBeLessThanOrEqual(PAD_TEXT_MAX);
            expect(Number.isSafeInteger(quantity) && Number(quantity) > 0).toBe(true);
          }
        },
      ),
    );
  });

  it('reads a thousand long lines in no time that grows with their square', () => {
    const text = Array.from({ length: 1_000 }, (_, at) => `"${'a '.repeat(200)}" ${' '.repeat(200)}-${at}`).join('\n');
    expect(parseList(text).lines.length + parseList(text).ignored).toBe(1_000);
  });
});
