import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
});
