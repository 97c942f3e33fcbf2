import { expect, it } from 'vitest';
import { customerOf, findDuplicate, formOf } from '../../../../../renderer/src/pages/customers/form/customerForm.ts';
import { aCustomer } from '../../../../support/builders/desktop/aCustomer.ts';

it('a changed customer is the same one, and keeps when they were written down and agreed', () => {
  const before = aCustomer({ createdAt: 5, usedAt: 6, source: 'card' });
  const after = customerOf({ ...formOf(before, 'en'), name: 'Anna B.' }, before, 'Medstore');
  expect(after).toEqual({ ...before, name: 'Anna B.' });
});

it.each([
  ['', null],
  ['2027-01-02', '2027-01-02'],
])('the day "%s" to follow up is kept as %s', (followUp, stored) => {
  const before = aCustomer();
  expect(customerOf({ ...formOf(before, 'en'), followUp }, before, 'Medstore').followUp).toBe(stored);
});

it.each([
  [{ email: 'ANNA@clinic.example' }, true],
  [{ email: 'anna@other.example' }, false],
  [{ phone: '0049 30 901820' }, true],
  [{ phone: '+49 (30) 901-820' }, true],
  [{ phone: '901821' }, false],
  [{ phone: '01820' }, false],
  [{ email: '', phone: '' }, false],
])('%j is taken for a customer who is written down: %s', (typed, isKnown) => {
  const anna = aCustomer({ email: 'anna@clinic.example', phone: '+49 30 901820' });
  const nobody = aCustomer({ email: '', phone: '' });
  expect(findDuplicate(typed, [nobody, anna])).toBe(isKnown ? anna : null);
});
