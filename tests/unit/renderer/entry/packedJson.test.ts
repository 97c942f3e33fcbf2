import fc from 'fast-check';
import { expect, it } from 'vitest';
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
