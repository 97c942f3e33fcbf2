import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import type { Inquiry } from '../../../../../shared/contract/schemas/quotations.ts';
import { anInquiry, shop } from '../../../../support/builders/aMember.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';

it('lists what was asked for as written beside the products', async () => {
  const inquiry = anInquiry({ free_lines: [{ text: 'Bracket AB-7', quantity: 1_200 }] });
  await openStore('/quote/success?id=7', { answers: { ...shop().answers, readInquiry: () => inquiry }, user: MEMBER });
  const line = (await screen.findByText('Bracket AB-7')).closest('li')!;
  // A number that leads to several variants can be asked for as written, too.
  expect(line.textContent).toContain('Requested as written');
  expect(line.textContent).toContain('1,200');
  // The first product shows a serial number below its name and quantity; the second shows only these two.
  const products = ['Probe 1', 'Probe 2'].map((name) => screen.getByText(name).closest('li')!);
  expect(screen.getByText('Serial number 4711').closest('li')).toBe(products[0]);
  expect(products.map((product) => product.querySelectorAll(':scope > span > span').length)).toEqual([3, 2]);
});

it('that cannot be read says why, and is read again', async () => {
  let isAway = true;
  const readInquiry = () => {
    if (isAway) throw new ApiError('offline');
    return anInquiry();
  };
  const { shopper } = await openStore('/quote/success?id=7', {
    answers: { ...shop().answers, readInquiry },
    user: MEMBER,
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Q-2026-000007')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your request');
  isAway = false;
  await shopper.click(again);
  expect(await screen.findByText('Q-2026-000007')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

describe('says that the request has been sent', () => {
  const heading = () => screen.findByRole('heading', { level: 1 });
  const SENT = 'Your request has been sent';

  it('once the store has confirmed it, and not before', async () => {
    const reply = Promise.withResolvers<Inquiry>();
    await openStore('/quote/success?id=7', {
      answers: { ...shop().answers, readInquiry: () => reply.promise },
      user: MEMBER,
    });
    expect((await heading()).textContent).toBe('Your request');
    expect(document.title).not.toContain(SENT);
    reply.resolve(anInquiry());
    expect(await screen.findByRole('heading', { level: 1, name: SENT })).toBeDefined();
    await waitFor(() => expect(document.title).toContain(SENT));
  });

  it('to its member, and not to a guest', async () => {
    await openStore('/quote/success?id=7', { answers: { ...shop().answers, readInquiry: () => anInquiry() } });
    expect(await screen.findByText('Log in to see this request')).toBeDefined();
    expect((await heading()).textContent).toBe('Your request');
  });

  it.each([Code.notFound, Code.refused])('and not of one that the account does not have: code %i', async (code) => {
    const readInquiry = () => {
      throw new ApiError(code);
    };
    await openStore('/quote/success?id=7', { answers: { ...shop().answers, readInquiry }, user: MEMBER });
    const link = await screen.findByRole('link', { name: 'To my quotations' });
    expect(link.getAttribute('href')).toBe('/userCenter/inquiryList');
    expect(screen.getByText('There is no such request in your account')).toBeDefined();
    expect((await heading()).textContent).toBe('Your request');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
