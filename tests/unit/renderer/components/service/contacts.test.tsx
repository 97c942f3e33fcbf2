import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { RoutineConfig } from '../../../../../shared/contract/schemas/content.ts';
import { SignInPrompt } from '../../../../../renderer/src/components/account/SignInPrompt.tsx';
import { BankDetails } from '../../../../../renderer/src/components/order/details/BankDetails.tsx';
import { ContactCard } from '../../../../../renderer/src/components/service/ContactCard.tsx';
import { aConfig } from '../../../../support/builders/aProduct.ts';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';
import { SAMPLE_SELLER } from '../../../../support/fixtures/sampleSeller.ts';

afterEach(cleanup);

const NOTHING = { mobile: '', email: '', address: '', en_address: '', ol_time: '', en_ol_time: '' };
const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('the contacts of the store', () => {
  it.each<[string, Partial<RoutineConfig>, string[], string[]]>([
    ['nothing', { whatsapp: '', contact_us: NOTHING }, [], []],
    ['hours alone', { whatsapp: '', contact_us: { ...NOTHING, en_ol_time: '9 to 5' } }, [], ['9 to 5']],
    ['the address alone', { whatsapp: '', contact_us: { ...NOTHING, en_address: 'Boston' } }, [], ['Boston']],
    ['the e-mail alone', { whatsapp: '', contact_us: { ...NOTHING, email: 'a@b.example' } }, ['a@b.example'], []],
  ])('show %s', async (_, own, links, facts) => {
    const answers = { readConfig: () => ({ ...aConfig, ...own }) };
    const { stores } = await renderPart(<ContactCard />, { answers });
    await act(() => stores.queries.load('readConfig', {}));
    expect(screen.queryByRole('heading') !== null).toBe(links.length + facts.length > 0);
    expect([texts('a'), texts('dd')]).toEqual([links, facts]);
  });

  it('say that they could not be read', async () => {
    await renderPart(<ContactCard />, { answers: {} });
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(screen.getByRole('button')).toBeDefined();
  });
});

describe('the way to transfer money', () => {
  const open = async (bank: typeof SAMPLE_SELLER.bank, reference: string | null) => {
    const { stores } = await renderPart(<BankDetails seller={{ ...SAMPLE_SELLER, bank }} reference={reference} />, {
      answers: { readConfig: () => aConfig },
    });
    await act(() => stores.queries.load('readConfig', {}));
  };

  it.each([
    ['M-7', true],
    [null, false],
  ])('is the account, with the reference %s', async (reference, isNamed) => {
    await open(SAMPLE_SELLER.bank, reference);
    expect(screen.getByText(SAMPLE_SELLER.bank!.iban)).toBeDefined();
    expect(screen.queryByText('M-7') !== null).toBe(isNamed);
    expect(texts('dt')).toHaveLength(texts('dd').length);
  });

  it('is to ask for it where the store names no account', async () => {
    await open(undefined as unknown as typeof SAMPLE_SELLER.bank, 'M-7');
    expect(document.body.textContent).toContain('name the reference M-7');
    expect(document.querySelector('a')!.getAttribute('href')).toBe(
      'mailto:sales@example.com?subject=Bank%20details%20for%20M-7',
    );
  });
});

describe('a page for members', () => {
  it.each([
    ['with its reason', { text: 'Prices are yours' }, ['Prices are yours']],
    ['without one', {}, []],
  ])('leads a visitor to sign-in and back, %s', async (_, more, reasons) => {
    await renderPart(<SignInPrompt title="Members" logIn="Log in" register="Register" {...more} />, {
      at: '/here?x=1',
      answers: {},
    });
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?redirect=%2Fhere%3Fx%3D1');
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(
      '/register?redirect=%2Fhere%3Fx%3D1',
    );
    expect(screen.getByRole('heading').textContent).toBe('Members');
    expect(texts('p')).toEqual(reasons);
  });
});
