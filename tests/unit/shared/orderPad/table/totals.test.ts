import { describe, expect, it } from 'vitest';
import { parseList } from '../../../../../shared/orderPad/parseList.ts';
import { saysTotal } from '../../../../../shared/orderPad/table/totals.ts';

describe('a row of sums', () => {
  it.each([
    ['Total'],
    ['TOTAL:'],
    ['Total: 3 pcs'],
    ['Total USD', '277.00'],
    ['Grand total incl. VAT', '4,200.00 PLN'],
    ['Order total', '', '7'],
    ['Subtotal Ward A'],
    ['Freight charges'],
    ['Shipping', 'Freight', '1', '25.00'],
    ['Shipping & handling'],
    ['Discount', '-5%'],
    ['Total'],
    ['Importe total', '4 200,00 €'],
    ['Base imponible'],
    ['Total con IVA'],
    ['Gastos de envío'],
    ['Portes'],
    ['Descuento'],
    ['Итого:'],
    ['ИТОГО: 12 позиций', '4 200,00 руб.'],
    ['Всего наименований 2, на сумму 18 500,00 руб.'],
    ['В том числе НДС', '3 083,33'],
    ['Доставка'],
    ['Скидка'],
    ['合计'],
    ['合计金额', '239.00'],
    ['运费：15元'],
    ['小计'],
    ['总金额（含税）'],
    ['折扣'],
    ['Gesamtsumme netto'],
    ['Versandkosten'],
  ])('is no product: %j %j %j', (...cells) => expect(saysTotal(cells)).toBe(true));

  it.each([
    ['Total knee tray'],
    ['TKT-100', 'Total knee tray', '2'],
    ['DP9-7320-H', 'Total', '2'],
    ['Freight elevator pad'],
    ['Shipping container, sterile'],
    ['Tax-free gloves'],
    ['Sum-It counter'],
    ['Total rodilla bandeja'],
    ['Transporte de muestras'],
    ['Portes-20', '2'],
    ['Всего-2 набор'],
    ['Доставка лекарств, насос'],
    ['Набор для тотального эндопротезирования'],
    ['全膝关节托盘'],
    ['合计算器'],
    ['Order', '2'],
    ['', '12', '4 200,00 €'],
  ])('is not recognised in rows of products or of nothing: %j %j %j', (...cells) =>
    expect(saysTotal(cells)).toBe(false),
  );

  it.each([
    ['Item\tName\tQty\nTKT-100\tTotal knee tray\t2\nFRC-7\tFreight rack clamp\t1\nTotal\t\t3'],
    [
      'Part no.    Description               Qty\nTKT-100     Total knee tray           2\nFRC-7       Freight rack clamp        1\nDiscount                              -5%',
    ],
    ['Código;Descripción;Uds\nTKT-100;Total rodilla bandeja;2\nFRC-7;Portes, caja;1\nPortes;;1\nTotal;;4'],
    ['Артикул;Название;Кол-во\nTKT-100;Всего для колена;2\nFRC-7;Доставка насос;1\nДоставка;;1\nИтого;;4'],
    ['货号\t品名\t数量\nTKT-100\t合计算器\t2\nFRC-7\t运费盒\t1\n合计\t\t3'],
    ['Total knee tray TKT-100 2 pcs\nFreight rack clamp FRC-7 1 pc\nTotal: 3 pcs'],
  ])('is left out of a list, and products named alike are not: %j', (text) => {
    const { lines } = parseList(text);
    expect(lines.map((line) => [/TKT-100|FRC-7/.exec(line.text)?.[0], line.quantity])).toEqual([
      ['TKT-100', 2],
      ['FRC-7', 1],
    ]);
  });
});
