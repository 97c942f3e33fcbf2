import { describe, expect, it } from 'vitest';
import { readAs as read } from '../../../support/fixtures/orderPad/padLines.ts';

const BOTH = ['M1191BL × 5', 'DS-100A × 2'];
const three = [...BOTH, 'SG-7580 × 10'];

describe('columns of Excel in odd orders', () => {
  it.each<[string, string[]]>([
    ['5\tM1191BL\tSpO2 sensor\n2\tDS-100A\tFinger clip', BOTH],
    ['SpO2 sensor\t5\tEA\tM1191BL\nFinger clip\t2\tEA\tDS-100A', BOTH],
    ['Stock\tOrder\tPart no.\n12\t5\tM1191BL\n0\t2\tDS-100A', BOTH],
    ['Part no.\tOn hand\tMin\tTo order\nM1191BL\t12\t15\t5\nDS-100A\t1\t3\t2', BOTH],
    ['M1191BL\t129.00\t5\t645.00\nDS-100A\t45.50\t2\t91.00\n\t\t\t736.00', BOTH],
    ['2026-03-01\tM1191BL\t5\n2026-03-02\tDS-100A\t2', BOTH],
    ['01.03.2026\tM1191BL\tдатчик\t5 шт\n02.03.2026\tDS-100A\tклипса\t2 шт', BOTH],
    ['Ward\tItem\tQty needed\tDelivery date\nICU\tM1191BL\t5\t12/03/2026\nER\tDS-100A\t2\t12/03/2026', BOTH],
    ['Qté;Réf;Désignation\n5;M1191BL;Capteur\n2;DS-100A;Pince', BOTH],
    ['Precio;Cant.;Ref.\n129,00;5;M1191BL\n45,50;2;DS-100A', BOTH],
    [
      '序号\t物料编码\t名称\t单位\t数量\t交货期\n1\tM1191BL\t血氧探头\t个\t5\t2026/3/20\n2\tDS-100A\t指夹\t个\t2\t2026/3/20',
      BOTH,
    ],
    [
      '№\tНаименование\tАртикул\tЕд.\tОстаток\tПотребность\n1\tДатчик\tM1191BL\tшт\t12\t5\n2\tКлипса\tDS-100A\tшт\t0\t2',
      BOTH,
    ],
  ])('%j', (text, expected) => expect(read(text, expected)).toEqual(expected));
});

describe('figures beside quantities', () => {
  it.each<[string, string[]]>([
    ['Stock 12, order 5: M1191BL\nStock 0, order 2: DS-100A', BOTH],
    ['M1191BL (in stock 12) need 5\nDS-100A (in stock 0) need 2', BOTH],
    ['M1191BL - price $129.00 - qty 5\nDS-100A - price $45.50 - qty 2', BOTH],
    ['M1191BL 5 pcs @ 129.00 EUR = 645.00 EUR\nDS-100A 2 pcs @ 45.50 EUR = 91.00 EUR', BOTH],
    ['M1191BL, 5 pcs, by 12.03.2026\nDS-100A, 2 pcs, by 12.03.2026', BOTH],
    ['M1191BL x5 (lead time 12 days)\nDS-100A x2 (lead time 3 days)', BOTH],
    ['M1191BL: ordered 5, received 0\nDS-100A: ordered 2, received 0', BOTH],
    ['M1191BL pedir 5 (existencias 12)\nDS-100A pedir 2 (existencias 0)', BOTH],
    ['M1191BL — остаток 12, заказать 5\nDS-100A — остаток 0, заказать 2', BOTH],
    ['M1191BL 库存12 订购5\nDS-100A 库存0 订购2', BOTH],
    ['5x M1191BL\n2 pcs. DS-100A\n1 box of 10 SG-7580', ['M1191BL × 5', 'DS-100A × 2', 'SG-7580 × ?']],
    ['M1191BL, pack of 20, 5 packs\nDS-100A, pack of 6, 2 packs', BOTH],
    ['M1191BL 5/pk x 5\nDS-100A 10/bx x 2', BOTH],
  ])('%j', (text, expected) => expect(read(text, expected)).toEqual(expected));
});

describe('mails', () => {
  it.each<[string, string[]]>([
    [
      'Hi Anna,\n\nHope you are well. Could you please quote the following for our OR:\n\n- M1191BL, 5 pcs\n- DS-100A, 2 pcs\n\nWe need them by 15 March.\n\nBest regards,\nJane Roe\nSt. Mary Hospital, 4th floor\nTel: +1 617 555 0102 ext 44',
      BOTH,
    ],
    [
      '> On 3 March 2026 at 10:15, Jane Roe <jane@hospital.example> wrote:\n> > M1191BL 5\n> > DS-100A 2\n>\n> Please confirm.',
      BOTH,
    ],
    [
      'Buenos días:\n\nNecesitamos lo siguiente para la UCI:\n5 uds. de M1191BL\n2 uds. de DS-100A\n\nGracias y un saludo,\nAna Pérez\nC/ Mayor 15, 28013 Madrid\nTfno. 915 550 102',
      BOTH,
    ],
    [
      'Добрый день!\nПросим выставить счёт на:\n1) M1191BL – 5 шт.;\n2) DS-100A – 2 шт.\nСрок поставки: до 15.03.2026\nС уважением, Иванов И. И.\n+7 495 555-01-02',
      BOTH,
    ],
    ['您好，请报价：\nM1191BL 5个\nDS-100A 2个\n谢谢！\n王医生 13800138000', BOTH],
    ['I would like to order five M1191BL and two DS-100A, thanks.', BOTH],
    ['Can we get M1191BL (qty 5), DS-100A (qty 2) and SG-7580 (qty 10)?', three],
    ['Нам нужно 5 штук M1191BL и ещё 2 штуки DS-100A.', BOTH],
  ])('%j', (text, expected) => expect(read(text, expected)).toEqual(expected));
});

describe('what other programs paste', () => {
  it.each<[string, string[]]>([
    ['M１１９１BL\u3000５\nDS-１００A\u3000２', BOTH],
    ['M1191BL\u00A0\u00A05\u00A0pcs\nDS-100A\u00A0\u00A02\u00A0pcs', BOTH],
    [
      'PURCHASE ORDER 4500123456          Page 1 of 2\nDate: 03/03/2026\n\nLine  Part         Qty  Unit   Price     Amount\n10    M1191BL      5    EA     129.00    645.00\n20    DS-100A      2    EA     45.50     91.00\n                                Total     736.00\n                                VAT 20%   147.20',
      BOTH,
    ],
    [
      '<table><tr><th>Part</th><th>Qty</th></tr><tr><td>M1191BL</td><td>5</td></tr><tr><td>DS-100A</td><td>2</td></tr></table>',
      BOTH,
    ],
    ['Item\nQty\nM1191BL\n5\nDS-100A\n2', BOTH],
    ['M1191BL;5;;;\nDS-100A;2;;;\nTotal items: 2;7;;;', BOTH],
    ['"M1191BL","SpO2 sensor, adult","5"\n"DS-100A","Clip, finger","2"', BOTH],
    ['M1191BL ........ 5\nDS-100A ........ 2\nSubtotal ........ 7', BOTH],
    ['☐ M1191BL ×5\n☑ DS-100A ×2', BOTH],
    ['SC 55.505.45\t5\nFW 90-024-SC\t2', ['SC 55.505.45 × 5', 'FW 90-024-SC × 2']],
    ['CX5-2C 1\nM1191BL 1,000 pcs', ['CX5-2C × 1', 'M1191BL × 1000']],
    ['M1191BL: 5\nDS-100A: 2\nDelivery: 3 weeks\nPayment: 30 days', BOTH],
  ])('%j', (text, expected) => expect(read(text, expected)).toEqual(expected));
});
