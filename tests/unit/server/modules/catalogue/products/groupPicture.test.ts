import { expect, it } from 'vitest';
import { groupPicture } from '../../../../../../server/modules/catalogue/products/groupPicture.ts';

/** Groups from the root down; those with a name have a picture. */
const path = (...names: string[]) =>
  names.map((src) => ({ picture: src === '' ? null : { src, widths: [320], width: 320, height: 320 } }));

it.each([
  [['surgical', 'access', 'sheaths'], 'sheaths'],
  [['surgical', 'access', ''], 'access'],
  [['surgical', '', ''], undefined],
  [['surgical', ''], undefined],
  [['gloves'], 'gloves'],
  [[''], undefined],
])('a product of %j without a picture shows %s', (names, shown) => {
  expect(groupPicture(path(...names))?.src).toBe(shown);
});
