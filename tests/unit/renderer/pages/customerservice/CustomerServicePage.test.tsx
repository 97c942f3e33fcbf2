import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { config, storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const main = () => within(screen.getByRole('main'));

describe('customer service', () => {
  it('says how and when to reach the store', async () => {
    const contact = { ...config.contact_us, email: 'sales@example.com' };
    await openStore('/customer-service', {
      answers: { ...storefrontReplies, readConfig: () => ({ ...config, contact_us: contact }) },
    });
    const ways = within(await main().findByRole('region', { name: 'Contact us' }));
    expect(ways.getByRole('link', { name: 'sales@example.com' })).toBeDefined();
  });

  it('has no empty card where the merchant has told nothing of it', async () => {
    const nothing = Object.fromEntries(Object.keys(config.contact_us).map((key) => [key, '']));
    const readConfig = () => ({ ...config, contact_us: { ...config.contact_us, ...nothing }, whatsapp: '' });
    await openStore('/customer-service', { answers: { ...storefrontReplies, readConfig } });
    expect(await main().findByRole('region', { name: 'Our promises' })).toBeDefined();
    expect(main().queryByRole('region', { name: 'Contact us' })).toBeNull();
  });

  it('shows the first four questions that are asked most, and where the others are', async () => {
    const html = [1, 2, 3, 4, 5].map((id) => `<details><summary>Q${id}</summary><p>A${id}</p></details>`).join('');
    const readPublicConfig = () => ({ id: 'FAQ', html, en_html: html }) as never;
    await openStore('/customer-service', { answers: { ...storefrontReplies, readPublicConfig } });
    const part = within(await main().findByRole('region', { name: 'Frequently asked questions' }));
    expect([1, 2, 3, 4, 5].map((id) => part.queryByText(`Q${id}`) !== null)).toEqual([true, true, true, true, false]);
    expect(part.getByRole('link').getAttribute('href')).toMatch(/FAQ$/);
    expect(part.queryByRole('alert')).toBeNull();
  });

  it('says that the questions cannot be read, and reads them again', async () => {
    let next = Promise.withResolvers<never>();
    next.reject(new ApiError('offline'));
    const readPublicConfig = () => next.promise;
    const { shopper } = await openStore('/customer-service', { answers: { ...storefrontReplies, readPublicConfig } });
    const part = within(await main().findByRole('region', { name: 'Frequently asked questions' }));
    const again = within(part.getByRole('alert')).getByRole('button', { name: 'Try again' });
    expect(again.getAttribute('aria-disabled')).toBeNull();
    next = Promise.withResolvers<never>();
    await shopper.click(again);
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('true'));
    next.resolve({ id: 'FAQ', html: '<details><summary>Q1</summary></details>' } as never);
    expect(await part.findByText('Q1')).toBeDefined();
    expect(part.queryByRole('alert')).toBeNull();
  });
});
