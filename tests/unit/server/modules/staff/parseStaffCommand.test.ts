import { describe, expect, it } from 'vitest';
import { parseStaffCommand, STAFF_HELP } from '../../../../../server/modules/staff/commands/parseStaffCommand.ts';

const actor = 'marta';
const typed = (words: string) => parseStaffCommand(words.split(' ').filter(Boolean), actor);
const refund = { act: 'refund', order: 'M-1', amount: 1_250, key: '12.50', isTransfer: false, actor };
const answer = { act: 'return', id: 7, decision: 'approved', message: '', refund: null, actor };

it.each([
  ['list', { act: 'list' }],
  ['show Q-1', { act: 'show', quotation: 'Q-1' }],
  ['paid M-1', { act: 'paid', order: 'M-1', actor }],
  ['cancel M-1', { act: 'cancel', order: 'M-1', actor }],
  ['delivered M-1', { act: 'delivered', order: 'M-1', actor }],
  ['paid M-1 --by Lena', { act: 'paid', order: 'M-1', actor: 'Lena' }],
  ['ship M-1 DHL 0034', { act: 'ship', order: 'M-1', carrier: 'DHL', number: '0034', actor }],
  ['refund M-1 12.50', refund],
  ['refund M-1 12.50 --key second', { ...refund, key: 'second' }],
  ['refund M-1 12.50 --transfer', { ...refund, isTransfer: true }],
  ['refund M-1 0.01', { ...refund, amount: 1, key: '0.01' }],
  ['refund M-1 all', { ...refund, amount: 'all', key: 'all' }],
  ['refund M-1 sent', { act: 'refundSent', order: 'M-1', actor }],
  ['refund M-1 again', { act: 'refundAgain', order: 'M-1', actor }],
  ['return 7 approve', answer],
  ['return R-7 refuse', { ...answer, decision: 'refused' }],
  ['return r7 received --message Thanks', { ...answer, decision: 'received', message: 'Thanks' }],
  ['return 7 done --refund 12.50', { ...answer, decision: 'done', refund: { amount: 1_250, isTransfer: false } }],
  [
    'return 7 done --refund all --transfer',
    { ...answer, decision: 'done', refund: { amount: 'all', isTransfer: true } },
  ],
])('reads "%s"', (words, command) => {
  expect(typed(words)).toEqual(command);
});

it.each(['help', '--help', '-h', 'refund --help', 'paid M-1 -h'])('"%s" asks for help', (words) => {
  expect(typed(words)).toBeNull();
});

it('the name of whoever decides may not be empty: then it is the user of the computer', () => {
  expect(parseStaffCommand(['paid', 'M-1', '--by', ' Lena '], actor)).toMatchObject({ actor: 'Lena' });
  expect(parseStaffCommand(['paid', 'M-1', '--by', '  '], actor)).toMatchObject({ actor });
});

describe('refuses, and says what is right:', () => {
  it.each([
    ['', 'COMMAND. `list` shows'],
    ['lisst', 'COMMAND. `list` shows'],
    ['toString', 'COMMAND. `list` shows'],
    ['list M-1', 'npm run staff -- list. --help'],
    ['show', 'npm run staff -- show QUOTATION'],
    ['quote a.json b.json', 'npm run staff -- quote FILE'],
    ['paid', 'npm run staff -- paid ORDER'],
    ['paid M-1 M-2', 'npm run staff -- paid ORDER'],
    ['cancel', 'npm run staff -- cancel ORDER'],
    ['delivered', 'npm run staff -- delivered ORDER'],
    ['ship M-1 DHL', 'npm run staff -- ship ORDER CARRIER NUMBER'],
    ['ship M-1 DHL Express 0034', 'npm run staff -- ship ORDER CARRIER NUMBER'],
    ['refund M-1', 'npm run staff -- refund ORDER AMOUNT|all'],
    ['return 7', 'npm run staff -- return NUMBER approve|refuse|received|done'],
    ['return 7 perhaps', 'npm run staff -- return NUMBER approve|refuse|received|done'],
    ['return seven approve', 'npm run staff -- return NUMBER approve|refuse|received|done'],
    ['return 0 approve', 'npm run staff -- return NUMBER approve|refuse|received|done'],
    ['refund M-1 0', '0 is not an amount'],
    ['refund M-1 0.00', '0.00 is not an amount'],
    ['refund M-1 -5', "Unknown option '-5'"],
    ['refund M-1 12,50', '12,50 is not an amount'],
    ['refund M-1 1.005', '1.005 is not an amount'],
    ['return 7 done --refund much', 'much is not an amount'],
    ['paid M-1 --who Lena', "Unknown option '--who'"],
    ['paid M-1 --by', "'--by <value>' argument missing"],
    [`paid ${'M'.repeat(41)}`, 'The number of the order is too long: 40 characters at most.'],
    [`show ${'Q'.repeat(41)}`, 'The number of the quotation is too long: 40 characters at most.'],
    [`ship M-1 ${'D'.repeat(61)} 1`, "The carrier's name is too long: 60 characters at most."],
    [`ship M-1 DHL ${'1'.repeat(61)}`, 'The tracking number is too long: 60 characters at most.'],
    [`return 7 refuse --message ${'x'.repeat(2_001)}`, 'The message is too long: 2000 characters at most.'],
    [`refund M-1 5 --key ${'k'.repeat(81)}`, 'The word after --key is too long: 80 characters at most.'],
    ['refund M-1 5 --key=', 'The word after --key is empty.'],
    [`paid M-1 --by ${'L'.repeat(121)}`, 'The name after --by is too long: 120 characters at most.'],
    ['list --message Hello', '--message has no effect on this command'],
    ['cancel M-1 --message Sorry', '--message has no effect on this command'],
    ['paid M-1 --refund 5', '--refund has no effect on this command'],
    ['ship M-1 DHL 1 --key again', '--key has no effect on this command'],
    ['refund M-1 5 --message Sorry', '--message has no effect on this command'],
    ['refund M-1 sent --key again', '--key has no effect on this command'],
    ['refund M-1 again --transfer', '--transfer has no effect on this command'],
    ['return 7 done --key again', '--key has no effect on this command'],
    ['return 7 refuse --transfer', '--transfer goes with --refund AMOUNT'],
    ['refund M-1 10000000001', 'npm run staff -- refund ORDER AMOUNT|all'],
  ])('"%s"', (words, says) => {
    expect(() => typed(words)).toThrow(says);
  });
});

it('the help has every command', () => {
  const named = new Set(Array.from(STAFF_HELP.matchAll(/^ {2}([a-z]+) /gm), ([, name]) => name));
  expect([...named]).toEqual(['list', 'show', 'quote', 'paid', 'cancel', 'ship', 'delivered', 'refund', 'return']);
});
