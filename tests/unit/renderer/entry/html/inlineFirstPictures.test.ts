import { expect, test } from 'vitest';
import { inlineFirstPictures } from '../../../../../renderer/src/entry/html/inlineFirstPictures.ts';

const PHONE = 'media="(max-width: 479px)"';
const link = (source: string, media = PHONE): string =>
  `<link rel="preload" href="${source}" as="image" type="image/avif" ${media}/>`;
const place = (source: string): string => `<source type="image/avif" ${PHONE} srcSet="${source}"/>`;
const page = (...sources: string[]) => ({
  head: `<title>A probe</title>${sources.map((source) => link(source)).join('')}`,
  body: `<main>${sources.map(place).join('')}</main>`,
});

test('a phone’s first pictures are inlined, with their address, and are not requested again', async () => {
  const { head, body } = await inlineFirstPictures(page('/a.avif'), async (source) => `data:${source}`);
  expect(head).toBe('<title>A probe</title>');
  expect(body).toBe(`<main><source type="image/avif" ${PHONE} srcSet="data:/a.avif" data-source="/a.avif"/></main>`);
});

test('a picture that cannot be read keeps its address', async () => {
  const before = page('/a.avif');
  expect(await inlineFirstPictures(before, async () => null)).toEqual(before);
});

test('a picture that would delay the text keeps its address, and those behind it are not read', async () => {
  const data: Record<string, string> = { '/a': 'a'.repeat(10_000), '/b': 'b'.repeat(10_000), '/c': 'c'.repeat(5_000) };
  const read: string[] = [];
  const { head, body } = await inlineFirstPictures(page('/a', '/b', '/c'), async (source) => {
    read.push(source);
    return data[source] ?? null;
  });
  expect(read).toEqual(['/a', '/b']);
  expect(head).toBe(`<title>A probe</title>${link('/b')}${link('/c')}`);
  expect(body).toContain(place('/b') + place('/c'));
  expect(body).toMatch(/srcSet="a+" data-source="\/a"/);
});

test('pages for larger screens are not touched', async () => {
  const wide = link('/wide.avif', 'media="(min-width: 480px)"');
  const before = { head: `<link rel="preload" as="image" href="/img/logo.png"/>${wide}`, body: place('/wide.avif') };
  expect(await inlineFirstPictures(before, async () => 'data:')).toEqual(before);
});
