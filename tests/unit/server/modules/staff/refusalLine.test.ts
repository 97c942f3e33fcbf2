import { expect, it } from 'vitest';
import { DomainError } from '../../../../../server/platform/DomainError.ts';
import { refusalLine } from '../../../../../server/modules/staff/refusalLine.ts';
import { parseStaffCommand } from '../../../../../server/modules/staff/commands/parseStaffCommand.ts';
import type { StaffCommand } from '../../../../../server/modules/staff/commands/commands.ts';
import { Code } from '../../../../../shared/contract/envelope.ts';

const quote = { act: 'quote', file: { quotation: 'Q-2' }, actor: 'marta' } as StaffCommand;
const lineOf = (words: string, error: DomainError): string =>
  refusalLine(error, words === 'quote' ? quote : parseStaffCommand(words.split(' '), 'marta')!, 'USD');

it.each([
  ['show Q-1', 'There is no quotation Q-1.'],
  ['quote', 'There is no quotation Q-2.'],
  ['return 7 done', 'There is no return 7.'],
  ['paid M-1', 'There is no order M-1.'],
  ['refund M-1 all', 'There is no order M-1.'],
])('"%s" of what there is not: %s', (words, says) => {
  expect(lineOf(words, DomainError.notFound())).toContain(says);
});

it.each([
  ['return 7 approve', 'A refund goes with done'],
  ['quote', 'Nothing is priced'],
])('"%s" with a field that does not fit: %s', (words, says) => {
  expect(lineOf(words, DomainError.fields({ refund: 'invalid' }))).toContain(says);
});

const ship = 'ship M-1 DHL 0034';
const parcel = { state: 'in_transit', carrier: 'UPS', number: '1Z' };
it.each<[string, object | null, string]>([
  [ship, { reason: 'number_taken' }, "Another member's parcel has this tracking number already"],
  [ship, parcel, 'Order M-1 was shipped before, with UPS, tracking number 1Z.'],
  [ship, { state: 'completed', carrier: null, number: '1Z' }, 'Order M-1 is completed and cannot be shipped.'],
  [ship, { state: 'completed', carrier: 'UPS', number: null }, 'Order M-1 is completed and cannot be shipped.'],
  [ship, { state: 'awaiting_payment' }, 'Order M-1 is not paid'],
  [ship, null, 'Order M-1 is changing and cannot be shipped.'],
  ['delivered M-1', { state: 'awaiting_payment' }, 'is awaiting payment; only an order in transit can arrive.'],
  ['paid M-1', { state: 'awaiting_payment' }, 'A payment page of order M-1 is open'],
  ['paid M-1', { state: 'in_transit' }, 'Order M-1 is in transit and cannot be marked as paid any more.'],
  ['cancel M-1', { state: 'in_transit' }, 'Order M-1 is in transit and cannot be cancelled any more.'],
  ['refund M-1 sent', { reason: 'nothing' }, 'No refund of order M-1 waits for a transfer.'],
  ['refund M-1 again', { reason: 'nothing' }, 'No refund of order M-1 has failed.'],
  ['refund M-1 5', { reason: 'key_used', amount: 1_250 }, 'This key has refunded $12.50 of order M-1 before.'],
  ['refund M-1 5', { reason: 'unpaid' }, 'Order M-1: it has taken no money'],
  ['refund M-1 5', { left: 0 }, 'Order M-1: everything that it has paid is refunded'],
  ['refund M-1 5', {}, 'Order M-1: everything that it has paid is refunded'],
  ['refund M-1 5', { left: 1 }, 'Order M-1: only $0.01 of what it has paid is left'],
  ['return 7 done', { left: 300 }, 'Return 7 was not changed: only $3.00 of what it has paid is left'],
  ['return 7 done', { left: 0 }, 'Return 7 was not changed: everything'],
  ['return 7 done', { reason: 'unpaid' }, 'Return 7 was not changed: it has taken no money'],
  ['return 7 approve', { state: 'refused' }, 'Return 7 is refused and cannot be approved now.'],
  [
    'quote',
    { reason: 'lines', line: 2, count: 3 },
    'Q-2 has 3 lines, and the file must name each once: look at line 2.',
  ],
  [
    'quote',
    { reason: 'changed', field: 'quantity', requested: 3, line: 2 },
    'The quantity in line 2 of Q-2 is 3 and cannot be changed in the file.',
  ],
  [
    'quote',
    { reason: 'changed', field: 'currency', requested: 'USD' },
    'The currency of Q-2 is USD and cannot be changed',
  ],
  ['quote', { state: 'accepted' }, 'Q-2 is accepted and cannot be quoted any more.'],
  ['show Q-1', { state: 'declined' }, 'Q-1 is declined and cannot be quoted any more.'],
  ['quote', { state: 'quoted' }, 'Somebody has quoted Q-2 since this file was written.'],
])('"%s" with the conflict %j: %s', (words, conflict, says) => {
  expect(lineOf(words, new DomainError(Code.conflict, conflict))).toContain(says);
});

it('what is no refusal of the command is thrown', () => {
  for (const error of [new DomainError(Code.internal), new DomainError(Code.notAllowed)])
    expect(() => lineOf('paid M-1', error)).toThrow(error);
  const conflict = new DomainError(Code.conflict);
  expect(() => lineOf('list', conflict)).toThrow(conflict);
});
