import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { PHOTO_LETTERS_MAX } from '../../../../../shared/contract/limits.ts';
import { returnsContract } from '../../../../../shared/contract/schemas/returns.ts';

const key = '7f2c1f0e-3a52-4b0c-9a6e-1f4f0f6a2b11';
const CONTRACT = new URL('../../../../../shared/contract/schemas/returns.ts', import.meta.url).href;

it.each([
  ['AAAA', null],
  ['AAA=', null],
  ['AA==', null],
  ['A+/9', null],
  ['', 'photoInvalid'],
  ['=', 'photoInvalid'],
  ['AA=A', 'photoInvalid'],
  ['AA-A', 'photoInvalid'],
  ['AAAA\n', 'photoInvalid'],
  ['A'.repeat(PHOTO_LETTERS_MAX), null],
  ['A'.repeat(PHOTO_LETTERS_MAX + 1), 'photoTooLarge'],
])('a photograph of a return is base64 of at most 5 MB: %#', (photo, refused) => {
  const { error } = returnsContract.addAfterSalePhoto.request.safeParse({ photo, idempotency_key: key });
  expect(error?.issues[0]?.message ?? null).toBe(refused);
});

it('a photograph of 5 MB is read by a process, too, whose expressions V8 compiles without optimisation', async () => {
  const script = `
    const { returnsContract } = await import(${JSON.stringify(CONTRACT)});
    const photo = 'A'.repeat(${PHOTO_LETTERS_MAX});
    const { success } = returnsContract.addAfterSalePhoto.request.safeParse({ photo, idempotency_key: '${key}' });
    console.log(success);`;
  const flags = ['--no-regexp-optimization', '--input-type=module'];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, '--eval', script]);
  expect(stdout.trim()).toBe('true');
});
