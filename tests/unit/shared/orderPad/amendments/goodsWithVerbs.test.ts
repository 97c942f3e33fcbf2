import { describe, expect, it } from 'vitest';
import { padLines } from '../../../../support/fixtures/orderPad/padLines.ts';

const read = (text: string): string[] => padLines(text).map((line) => `${line.text} × ${line.quantity}`);

describe('goods whose names have the verb of a change', () => {
  it.each([
    ['Forceps to remove staples FR-100', '3 pcs'],
    ['IV set with drop chamber DC-2210', '10 pcs'],
    ['Easy remove tape TR-9876', '2 boxes'],
    ['Quitagrapas estéril QG-1234', '5 uds'],
    ['Eliminador de olores EO-3301', '4 uds'],
    ['Retirador de suturas RS-3340', '2 uds'],
    ['Устройство для удаления скоб US-1234', '5 шт'],
    ['Удалитель клеща UK-1500', '2 шт'],
    ['Кнопка отмены вызова KO-7701', '3 шт'],
    ['取消键 QX-2201', '5个'],
  ])('%s is a line', (name, quantity) => {
    expect(read(`M1191BL, 2 pcs\n${name}, ${quantity}`)).toEqual([
      'M1191BL × 2',
      `${name} × ${Number.parseInt(quantity, 10)}`,
    ]);
    const table = `Code\tName\tQty\nM1191BL\tSensor\t2\nZZ-9001\t${name}\t7`;
    expect(read(table)).toEqual(['M1191BL × 2', 'ZZ-9001 × 7']);
  });

  it.each(['Cancel button CB-7001', 'Skip lead SL-4471'])('%s asks how many where it begins with the verb', (name) =>
    expect(read(`M1191BL, 2 pcs\n${name}, 5 pcs`)).toEqual(['M1191BL × 2', `${name} × 5?`]),
  );

  it('is two lines where two of them have one number', () =>
    expect(read('Staple forceps FR-100, 2 pcs\nForceps to remove staples FR-100, 3 pcs\nM1191BL, 1 pc')).toHaveLength(
      3,
    ));
});

describe('goods whose names have two measures', () => {
  it.each([
    'Reducer from 22 to 15 mm RD-2215',
    'Tube 5 -> 8 mm TB-5801',
    'Cable of not 5 but 8 pins CN-5802',
    'Adapter 15 → 22 mm AD-1522',
    'Переходник с 22 на 15 мм PR-2215',
    'Adaptador cambiar de 5 a 8 mm AC-5803',
  ])('%s keeps its quantity', (name) => {
    const [line] = padLines(`M1191BL x 2\n${name} x 4`).slice(1);
    expect(line).toMatchObject({ quantity: 4 });
    expect(line!.text).toBe(name);
  });
});

it.each([
  ['Cable, 5 pins, CN-5802 x 4', 'CN-5802 × 4'],
  ['Change from 5 to 8 mm, AD-5803 3 pcs', 'AD-5803 × 3'],
])('the commas of %j do not cut off the part number', (row, line) => expect(read(row)).toEqual([line]));

describe('a change that names no line of the list', () => {
  it.each([
    'Please cancel DS-100A',
    'DS-100A is no longer needed',
    'Отмените DS-100A',
    'DS-100A 不要了',
    'cancel 2 of DS-100A',
    'Cancel DS-100A, 5 pcs',
  ])('%j orders nothing', (sentence) => expect(read(`M1191BL x 2\n${sentence}`)).toEqual(['M1191BL × 2']));
});
