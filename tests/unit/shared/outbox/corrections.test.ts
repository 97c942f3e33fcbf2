import { expect, it } from 'vitest';
import { applyCorrections, type Corrections, valueAt } from '../../../../shared/outbox/corrections.ts';

const payload = {
  name: 'Ana',
  count: 3,
  isOn: true,
  contact: { mobile: '+49 30 1', country: null },
  lines: [
    { sku_id: 1, quantity: 10 },
    { sku_id: 2, quantity: 20 },
    { sku_id: 3, quantity: 30 },
  ],
};

it.each([
  ['name', 'Ana'],
  ['count', 3],
  ['contact.mobile', '+49 30 1'],
  ['lines.2.quantity', 30],
  // Neither texts nor numbers, or not there at all.
  ['isOn', null],
  ['contact', null],
  ['contact.country', null],
  ['lines', null],
  ['lines.3.quantity', null],
  ['name.length', null],
  ['constructor.name', null],
  ['', null],
])('the value at %s is %j', (path, value) => {
  expect(valueAt(payload, path)).toBe(value);
});

it.each<[string, Corrections, object]>([
  ['nothing', {}, {}],
  ['a text', { name: 'Bo' }, { name: 'Bo' }],
  ['a text to none', { name: '' }, { name: '' }],
  ['what is further in', { 'contact.mobile': '+1' }, { contact: { mobile: '+1', country: null } }],
  ['a line', { 'lines.1.quantity': 5 }, { lines: [payload.lines[0], { sku_id: 2, quantity: 5 }, payload.lines[2]] }],
  ['which lines there are', { 'lines.0': null, 'lines.2': null }, { lines: [payload.lines[1]] }],
  [
    'the line behind one that goes',
    { 'lines.0': null, 'lines.1.quantity': 5 },
    { lines: [{ sku_id: 2, quantity: 5 }, payload.lines[2]] },
  ],
  // A field is never removed, and nothing is added.
  ['nothing for null', { name: null, 'contact.mobile': null, lines: null }, {}],
  ['no unknown field', { other: 1, 'contact.other': 1, 'other.name': 1 }, {}],
  ['no line that is not there', { 'lines.3': null, 'lines.x': null, 'lines.9.quantity': 1 }, {}],
  ['nothing that every object has', { 'constructor.name': 'x', '__proto__.name': 'x' }, {}],
])('corrects %s', (_what, corrections, changed) => {
  const before = structuredClone(payload);
  expect(applyCorrections(payload, corrections)).toEqual({ ...payload, ...changed });
  expect(payload).toEqual(before);
});

it('removes lines from the last to the first also where there are more than ten', () => {
  const lines = Array.from({ length: 12 }, (_, index) => ({ at: index }));
  const { lines: left } = applyCorrections({ lines }, { 'lines.2': null, 'lines.10': null, 'lines.9': null });
  expect(left).toEqual(lines.filter(({ at }) => ![2, 9, 10].includes(at)));
});
