import { expect, it } from 'vitest';
import { pictureSources } from '../../../../../server/import/files/fileSources.ts';

it.each<[cell: string, sources: string[]]>([
  ['img/a.jpg', ['img/a.jpg']],
  ['a.jpg | b.PNG', ['a.jpg', 'b.PNG']],
  ['a.jpg, b.jpg;c.webp', ['a.jpg', 'b.jpg', 'c.webp']],
  ['cuff, large.jpg', ['cuff, large.jpg']],
  ['/m/b/cuff.jpg', ['/m/b/cuff.jpg']],
  ['https://x.test/a.jpg, https://x.test/b.jpg', ['https://x.test/a.jpg', 'https://x.test/b.jpg']],
  ['https://x.test/a.jpg;https://x.test/b.jpg', ['https://x.test/a.jpg', 'https://x.test/b.jpg']],
  ['https://x.test/a.jpg\nhttps://x.test/b.jpg', ['https://x.test/a.jpg', 'https://x.test/b.jpg']],
  ['https://x.test/a.jpg https://x.test/b.jpg,', ['https://x.test/a.jpg', 'https://x.test/b.jpg']],
  ['https://x.test/crop,w_200/a.jpg?v=1;2', ['https://x.test/crop,w_200/a.jpg?v=1;2']],
  ['//cdn.x.test/a.jpg', ['https://cdn.x.test/a.jpg']],
  ['a.jpg | a.jpg', ['a.jpg']],
  [' | ', []],
  ['', []],
])('reads the pictures in "%s"', (cell, sources) => {
  expect(pictureSources(cell)).toEqual(sources);
});
