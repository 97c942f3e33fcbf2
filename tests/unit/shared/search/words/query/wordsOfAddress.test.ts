import { expect, it } from 'vitest';
import { wordsOfAddress } from '../../../../../../shared/search/words/query/wordsOfAddress.ts';

it.each([
  ['https://shop.example/product/mobile-led-light/2435', 'mobile led light'],
  ['https://shop.example/ru/product/svetilnik-led/2435?utm_source=mail#top', 'svetilnik led'],
  ['www.dealer.example/p/convex_probe.html', 'convex probe'],
])('reads the words of %s', (address, words) => expect(wordsOfAddress(address)).toBe(words));

it.each(['convex probe', 'https://shop.example', 'see https://shop.example/a-convex-probe', 'www.x.example/12-34'])(
  'leaves “%s” as it is',
  (typed) => expect(wordsOfAddress(typed)).toBe(typed),
);
