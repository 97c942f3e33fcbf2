import { expect, it } from 'vitest';
import { padLines } from '../../../../support/fixtures/orderPad/padLines.ts';

const read = (text: string): string =>
  padLines(text)
    .map((line) => `${line.text} × ${line.quantity}`)
    .join(' | ');

it.each([
  ['M1191BL*5', 'M1191BL × 5'],
  ['5*M1191BL', 'M1191BL × 5'],
  ['M1191BL +5', 'M1191BL × 5'],
  ['M1191BL（5个）', 'M1191BL × 5'],
  ['M1191BL, quantity of 5', 'M1191BL × 5'],
  ['M1191BL/5pcs, DS-100A/2pcs', 'M1191BL × 5 | DS-100A × 2'],
  ['M1191BL\tDS-100A\tSG-7580\n5\t2\t1', 'M1191BL × 5 | DS-100A × 2 | SG-7580 × 1'],
  ['Part\tM1191BL\tDS-100A\nQty\t5\t2', 'M1191BL × 5 | DS-100A × 2'],
  ['M1191BL 3 lead', 'M1191BL 3 lead × 1'],
  ['M1191BL 5 EA SpO2 sensor adult', 'M1191BL × 5'],
  ['1 M1191BL 5 EA SpO2 sensor\n2 DS-100A 4 EA Finger clip', 'M1191BL × 5 | DS-100A × 4'],
  ['M1191BL (SpO2 sensor, adult) - 5 pcs - urgent!', 'M1191BL (SpO2 sensor, adult) × 5'],
  ['M1191BL 5pcs DS-100A 2pcs SG-7580 1pc', 'M1191BL × 5 | DS-100A × 2 | SG-7580 × 1'],
  ['M1191BL 5 DS-100A 2 SG-7580 1', 'M1191BL × 5 | DS-100A × 2 | SG-7580 × 1'],
  ['M1191BL（5个），DS-100A（2个）', 'M1191BL × 5 | DS-100A × 2'],
  ['5 Fr catheter CA-0501 x 2', '5 Fr catheter CA-0501 × 2'],
  ['10 x 10 cm gauze GA-1010', '10 x 10 cm gauze GA-1010 × 1'],
  ['10 x 10 cm gauze GA-1010 x 4', '10 x 10 cm gauze GA-1010 × 4'],
  ['12 lead ECG cable EC-1200', '12 lead ECG cable EC-1200 × 1'],
  ['20 ml syringe SY-2001', '20 ml syringe SY-2001 × 1'],
])('%j is %j', (row, line) => expect(read(row)).toBe(line));

it.each([
  ['5 sensors M1191BL', 'sensors M1191BL × 5?'],
  ['- 10 electrodos ref. M1191BL', 'electrodos ref. M1191BL × 10?'],
  ['M1191BL 5 szt.', 'M1191BL × 5 szt'],
  ['3 cables (DS-100A)', 'cables (DS-100A) × 3?'],
  ['2 датчика M1191BL', 'датчика M1191BL × 2?'],
  ['5 sensores M1191BL', 'sensores M1191BL × 5?'],
  ['5: M1191BL\n2: DS-100A', 'M1191BL × 5? | DS-100A × 2?'],
  ['5 - M1191BL', 'M1191BL × 5?'],
])('%j asks how many: %j', (row, line) => expect(read(row)).toBe(line));

it.each(['1: M1191BL\n2: DS-100A', '10 - M1191BL\n20 - DS-100A', '1) M1191BL\n2) DS-100A'])(
  'the positions of %j are no quantities',
  (list) => expect(read(list)).toBe('M1191BL × 1 | DS-100A × 1'),
);

it.each([
  ['M1191BL, 5\nDS-100A, finger clip, 2', 'M1191BL × 5 | DS-100A × 2'],
  ['SpO2 sensor, M1191BL, 5\nDS-100A, 2\nSG-7580, electrode, 1', 'M1191BL × 5 | DS-100A × 2 | SG-7580 × 1'],
  ['M1191BL; sensor, adult; 5\nDS-100A; 2', 'M1191BL × 5 | DS-100A × 2'],
  ['Sensor, adult, M1191BL, 5\nClip, DS-100A, 2', 'M1191BL × 5 | DS-100A × 2'],
  ['5, M1191BL, sensor, adult\n2, DS-100A', 'M1191BL × 5 | DS-100A × 2'],
])('rows of %j have the cells that they need', (list, lines) => expect(read(list)).toBe(lines));
