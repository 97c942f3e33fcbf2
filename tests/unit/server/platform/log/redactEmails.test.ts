import { expect, it } from 'vitest';
import { redactEmails } from '../../../../../server/platform/log/redactEmails.ts';

it.each([
  ['/password/ana@clinic.example', '/password/[hidden]'],
  ['/ru/password/ana%40clinic.example/', '/ru/password/[hidden]/'],
  ['/login?redirect=%2Fpassword%2Fana%252540clinic.example&from=mail', '/login?redirect=[hidden]&from=mail'],
  ['/product/cx50/4711?sku=12#fits', '/product/cx50/4711?sku=12#fits'],
])('of %s is written down %s', (url, written) => {
  expect(redactEmails(url)).toBe(written);
});
