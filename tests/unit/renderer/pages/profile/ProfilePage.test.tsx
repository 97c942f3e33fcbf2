import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shop } from '../../../../support/builders/aMember.ts';
import { MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { requiredFields } from '../../../../support/checks/requiredFields.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';

const main = () => within(screen.getByRole('main'));
const field = (name: RegExp) => screen.findByRole('textbox', { name });

describe('the profile', () => {
  it('is filled in with the known details, and saves the changes', async () => {
    const { answers, saved } = shop();
    const { shopper } = await openStore('/userCenter/profile', { answers, user: MEMBER });
    const name = await field(/^Name/);
    expect(name).toHaveProperty('value', 'Ana');
    expect(requiredFields()).toEqual(['Name']);
    expect(main().getByText(MEMBER.email)).toBeDefined();
    await shopper.clear(name);
    await shopper.click(main().getByRole('button', { name: 'Save' }));
    expect(await main().findByText('Please fill in “Name”')).toBeDefined();
    expect(saved).toEqual([]);
    await shopper.type(name, 'Dr. Ana Ruiz');
    await shopper.selectOptions(main().getByRole('combobox', { name: 'Country' }), '0');
    await shopper.click(main().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your profile has been saved')).toBeDefined();
    expect(saved).toMatchObject([
      { id: MEMBER.user_id, nick_name: 'Dr. Ana Ruiz', company: 'Clinica Ruiz', country: null },
    ]);
  });
});
