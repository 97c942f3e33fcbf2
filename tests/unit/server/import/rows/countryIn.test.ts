import { expect, it } from 'vitest';
import { countryIn } from '../../../../../server/import/rows/values/countryIn.ts';

it.each([
  [
    'DE',
    ['DE', 'de', 'Germany', 'GERMANY', 'Alemania', 'Германия', '德国', 'Deutschland', 'Made in Germany', '德国 柏林'],
  ],
  [
    'CN',
    [
      'China',
      'P.R. China',
      'PRC',
      'Китай',
      'КНР',
      '中国',
      '中国深圳',
      'China (Mainland)',
      'China, Shenzhen',
      'Hebei, China',
    ],
  ],
  ['US', ['USA', 'U.S.A.', 'United States', 'Estados Unidos', 'EE.UU.', 'США', '美国', 'Made in USA']],
  ['GB', ['UK', 'United Kingdom', 'Reino Unido', 'Великобритания', '英国']],
  ['MY', ['Malaysia', 'Малайзия', 'Malasia', '马来西亚']],
  ['KR', ['South Korea', 'Korea', 'Южная Корея', 'Corea del Sur', '韩国']],
] as const)('is %s for %j', (code, names) => {
  expect(names.map((name) => countryIn(name))).toEqual(names.map(() => ({ value: code })));
});

it.each(['Atlantis', 'D1', '12', 'Germany or China', '深圳', '国'])('is left out for "%s"', (text) => {
  expect(countryIn(text)).toHaveProperty('fault');
});
