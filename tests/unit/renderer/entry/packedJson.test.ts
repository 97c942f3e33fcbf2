import { expect, it } from 'vitest';
import fc from '../../../support/checks/properties.ts';
import { packJson, unpackJson } from '../../../../renderer/src/entry/packedJson.ts';

it('gives back whatever JSON was packed, after its way through a page', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (data) => {
      // A key of this name sets no property in an object literal, and no answer of the API has it.
      fc.pre(!JSON.stringify(data).includes('__proto__'));
      const sent = JSON.parse(JSON.stringify(packJson(data))) as ReturnType<typeof packJson>;
      expect(JSON.stringify(unpackJson(sent))).toBe(JSON.stringify(data));
    }),
  );
});

it('names the keys of like objects once, and leaves out what is undefined', () => {
  const packed = packJson([{ id: 1, name: 'Probe' }, { id: 2, name: 'Cable' }, { id: 3, name: undefined }, []]);
  expect(JSON.stringify(packed).match(/"name"/g)).toHaveLength(1);
  expect(unpackJson(packed)).toEqual([{ id: 1, name: 'Probe' }, { id: 2, name: 'Cable' }, { id: 3 }, []]);
});

it('writes once what is there several times, and leaves out what most objects end with', () => {
  const brand = { id: 3, brand_name: 'Sonarys' };
  const picture = { src: '/a', widths: [160, 320, 480], width: 1280 };
  const data = [
    { id: 1, brand, picture, child_set: [], selected: false },
    { id: 2, brand: { ...brand }, picture: { ...picture, src: '/b' }, child_set: [], selected: false },
    {
      id: 3,
      brand: { ...brand },
      picture: { ...picture, src: '/c', width: 640 },
      child_set: [{ id: 4 }],
      selected: true,
    },
  ];
  const text = JSON.stringify(packJson(data));
  expect(text.match(/Sonarys/g)).toHaveLength(1);
  expect(text.match(/320/g)).toHaveLength(1);
  expect(text.match(/1280/g)).toHaveLength(1);
  expect(text.match(/false/g)).toHaveLength(1);
  expect(unpackJson(packJson(data))).toEqual(data);
});
