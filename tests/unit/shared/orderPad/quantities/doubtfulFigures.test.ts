import { describe, expect, it } from 'vitest';
import { padLines } from '../../../../support/fixtures/orderPad/padLines.ts';

describe('a quantity that may be another is asked', () => {
  it.each([
    ['strokes', 'M1191BL ||||', [{ text: 'M1191BL', quantity: '||||' }]],
    ['letters for digits in a line', 'DS-100A clip – З шт', [{ text: 'DS-100A clip', quantity: 'З' }]],
    [
      'letters for digits behind a label',
      'M1191BL  qty lO\nDS-100A  qty 2',
      [
        { text: 'M1191BL', quantity: 'qty lO' },
        { text: 'DS-100A', quantity: 2 },
      ],
    ],
    [
      'letters for digits in a column, beside the number of the row',
      '1   M1191BL   Sensor   4\n2   DS-100A   Clip   2\n3   GL-7318   Gloves M   l0',
      [
        { text: 'M1191BL', quantity: 4 },
        { text: 'DS-100A', quantity: 2 },
        { text: 'GL-7318', quantity: 'l0' },
      ],
    ],
    ['a figure in front of a number of digits', '2 989803136991', [{ text: '989803136991', quantity: '2?' }]],
    ['a figure behind a number of digits and a unit', '41712 рулон 6', [{ text: '41712', quantity: '6?' }]],
    [
      'a figure in a line of its own',
      'PURCHASE ORDER\nPO Number: 45001234\nM1191BL\nSensor SpO2\n4\nEA\nDS-100A\nFinger clip\n2\nEA',
      [
        { text: 'M1191BL', quantity: '4?' },
        { text: 'DS-100A', quantity: '2?' },
      ],
    ],
    [
      'a note about goods',
      'M1191BL 2\nask Dave re TE7-2MP',
      [
        { text: 'M1191BL', quantity: 2 },
        { text: 'ask Dave re TE7-2MP', quantity: '1?' },
      ],
    ],
  ])('%s', (_what, text, lines) => expect(padLines(text)).toEqual(lines));

  it.each([
    ['a tick behind it', 'SG-7580 x 10 ✓', [{ text: 'SG-7580', quantity: 10 }]],
    ['a particle behind it', 'SG-7580来10支吧', [{ text: 'SG-7580', quantity: 10 }]],
    [
      'telephone numbers and an address below',
      'M1191BL x 4\n\nT: 0161 496 0123 | M: 07700 900461\nSt. Agnes Hospital, 41 Park Lane, M13 9WL',
      [{ text: 'M1191BL', quantity: 4 }],
    ],
  ])('is certain with %s', (_what, text, lines) => expect(padLines(text)).toEqual(lines));
});
