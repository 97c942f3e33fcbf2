import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { ApiError, Code, KEY_REUSED } from '../../../../../shared/contract/envelope.ts';
import failures from '../../../../../shared/failures/en.json' with { type: 'json' };
import messages from '../../../../../shared/messages/en.json' with { type: 'json' };
import { anAddress, shop } from '../../../../support/builders/aMember.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { requiredFields } from '../../../../support/checks/requiredFields.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';

const main = () => within(screen.getByRole('main'));
const field = (name: RegExp) => screen.findByRole('textbox', { name });

/** Fills in the form, whose country is the only one. */
async function writeAddress(shopper: UserEvent): Promise<void> {
  for (const [name, text] of [
    [/^Recipient/, 'Ward 4'],
    [/^Street/, 'Gran Via 1'],
    [/^Postal code/, '28013'],
    [/^Region/, 'Madrid'],
    [/^Phone/, '+34 912 345 678'],
  ] as const) {
    await shopper.clear(await field(name));
    await shopper.type(await field(name), text);
  }
  await shopper.selectOptions(main().getByRole('combobox', { name: /^Country/ }), '4');
}

const REUSED = new ApiError(Code.conflict, messages.keyReused, { reason: KEY_REUSED });

describe('addresses', () => {
  it('names missing fields, then saves an address', async () => {
    const { answers, addresses } = shop();
    const { shopper, address } = await openStore('/userCenter/addressList', { answers, user: MEMBER });
    await shopper.click(await main().findByRole('link', { name: 'Add your first address' }));
    expect(address()).toBe('/userCenter/addressList?edit=new');
    await shopper.click(await main().findByRole('button', { name: 'Save' }));
    const faults = await main().findAllByText(/^Please (fill in|select a value for) “.+”$/);
    expect(faults.map(({ textContent }) => /“(.+)”/.exec(textContent)?.[1])).toEqual(requiredFields());
    expect(requiredFields()).toHaveLength(6);
    await shopper.type(await field(/^Recipient/), 'Ana Ruiz');
    const country = main().getByRole('combobox', { name: /^Country/ });
    expect(country).toHaveProperty('required', true);
    await shopper.selectOptions(country, '4');
    await shopper.type(await field(/^Street/), 'Gran Via 1');
    await shopper.type(await field(/^Postal code/), '28013');
    await shopper.type(await field(/^Region/), 'Madrid');
    await shopper.type(await field(/^Phone/), '+34 912 345 678');
    await shopper.click(main().getByRole('checkbox', { name: 'Use as my default address' }));
    await shopper.click(main().getByRole('button', { name: 'Save' }));
    expect(await main().findByRole('heading', { name: 'Ana Ruiz' })).toBeDefined();
    expect(screen.getByText('The address has been saved')).toBeDefined();
    expect(main().getByText('Default')).toBeDefined();
    expect(address()).toBe('/userCenter/addressList');
    expect(addresses).toMatchObject([{ name: 'Ana Ruiz', country: 4, is_default: true }]);
  });

  it('lists a country by its name alone, so that typing it finds it', async () => {
    const { answers } = shop();
    await openStore('/userCenter/addressList?edit=new', { answers, user: MEMBER });
    expect(await main().findByRole('option', { name: 'Spain' })).toBeDefined();
  });

  it('asks for no postal code and no region where the country has none', async () => {
    const { answers, addresses } = shop();
    const hongKong = { id: 9, country_name: 'Hong Kong', iso: 'HK', dial_code: '852', icon_image_url: '' };
    const { shopper } = await openStore('/userCenter/addressList?edit=new', {
      answers: { ...answers, selectCountry: () => ({ results: [hongKong], total: 1, page: 1, page_size: 1 }) },
      user: MEMBER,
    });
    await shopper.type(await field(/^Recipient/), 'Li Wei');
    expect(await field(/^Postal code/)).toHaveProperty('required', true);
    await shopper.selectOptions(main().getByRole('combobox', { name: /^Country/ }), '9');
    expect(await field(/^Postal code/)).toHaveProperty('required', false);
    await shopper.type(await field(/^Street/), 'Pier 1');
    await shopper.type(await field(/^Phone/), '+852 2345 6789');
    await shopper.click(main().getByRole('button', { name: 'Save' }));
    expect(await main().findByRole('heading', { name: 'Li Wei' })).toBeDefined();
    expect(addresses).toMatchObject([{ name: 'Li Wei', postal_code: '', region: '' }]);
  });

  it('says why an address was not deleted, also where the server names no reason', async () => {
    const { answers } = shop([anAddress()]);
    const removeAddress = () => Promise.reject(new ApiError(Code.notAllowed, ''));
    const { shopper } = await openStore('/userCenter/addressList', {
      answers: { ...answers, removeAddress },
      user: MEMBER,
    });
    await shopper.click(await main().findByRole('button', { name: 'Delete: Ana Ruiz' }));
    const notices = within(screen.getByRole('region', { name: 'Notices' }));
    expect(await notices.findByText(failures.code6)).toBeDefined();
  });

  it('puts what the server refuses at its field', async () => {
    const { answers } = shop([anAddress()]);
    const updateAddress = () =>
      Promise.reject(new ApiError(Code.refused, 'Please check', { errors: { phone: 'No such number' } }));
    const { shopper } = await openStore('/userCenter/addressList?edit=1', {
      answers: { ...answers, updateAddress },
      user: MEMBER,
    });
    expect(await field(/^Recipient/)).toHaveProperty('value', 'Ana Ruiz');
    await shopper.click(main().getByRole('button', { name: 'Save' }));
    expect(await main().findByText('No such number')).toBeDefined();
  });

  it('says that the address was deleted meanwhile, and saves what was typed as a new one', async () => {
    const { answers, addresses } = shop([anAddress()]);
    const updateAddress = () => Promise.reject(new ApiError(Code.notFound, 'Not found'));
    const { shopper } = await openStore('/userCenter/addressList?edit=1', {
      answers: { ...answers, updateAddress },
      user: MEMBER,
    });
    await shopper.type(await field(/^Recipient/), ' Martín');
    addresses.length = 0; // in another window
    await shopper.click(main().getByRole('button', { name: 'Save' }));
    expect(await main().findByText(/^This address has been deleted meanwhile/)).toBeDefined();
    expect(await field(/^Recipient/)).toHaveProperty('value', 'Ana Ruiz Martín');
    await shopper.click(main().getByRole('button', { name: 'Save' }));
    expect(await main().findByRole('heading', { name: 'Ana Ruiz Martín' })).toBeDefined();
    expect(addresses).toMatchObject([{ name: 'Ana Ruiz Martín' }]);
  });

  it.each([
    ['a new one', [anAddress()], 'new', 2],
    ['a changed one', [anAddress(), anAddress({ id: 2, name: 'Store room' })], '2', 2],
  ])('says of %s whose answer was lost that it is saved', async (_kind, known, edited, count) => {
    const { answers, addresses } = shop(known);
    const losing =
      <Q,>(answer: ((payload: Q) => unknown) | undefined) =>
      async (payload: Q): Promise<never> => {
        await answer?.(payload);
        throw new ApiError('offline');
      };
    const createAddress = losing(answers.createAddress);
    const updateAddress = losing(answers.updateAddress);
    const { shopper } = await openStore(`/userCenter/addressList?edit=${edited}`, {
      answers: { ...answers, createAddress, updateAddress },
      user: MEMBER,
    });
    await writeAddress(shopper);
    await shopper.click(main().getByRole('button', { name: 'Save' }));
    expect(await main().findByRole('heading', { name: 'Ward 4' })).toBeDefined();
    expect(screen.getByText('The address has been saved')).toBeDefined();
    expect(addresses).toHaveLength(count);
  });

  it('says of an address that was changed after no answer came that it may have arrived', async () => {
    const { answers } = shop([anAddress()]);
    const keys: string[] = [];
    const createAddress: Answers['createAddress'] = ({ idempotency_key }) => {
      keys.push(idempotency_key);
      throw keys.length === 2 ? REUSED : new ApiError('offline');
    };
    const { shopper } = await openStore('/userCenter/addressList?edit=new', {
      answers: { ...answers, createAddress },
      user: MEMBER,
    });
    await writeAddress(shopper);
    await shopper.click(main().getByRole('button', { name: 'Save' }));
    await main().findByText(/^No connection/);
    await shopper.type(await field(/^Recipient/), ', room 12');
    await shopper.click(main().getByRole('button', { name: 'Save' }));
    expect(await main().findByText(messages.keyReused)).toBeDefined();
    await shopper.click(main().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('sends an address under the same key after a reload, where there was no answer', async () => {
    const keys: string[] = [];
    const createAddress: Answers['createAddress'] = ({ idempotency_key }) => {
      keys.push(idempotency_key);
      throw new ApiError('offline');
    };
    const storage = memoryStorage();
    const answers = { ...shop([anAddress()]).answers, createAddress };
    for (const times of [1, 2]) {
      const { shopper } = await openStore('/userCenter/addressList?edit=new', { answers, user: MEMBER, storage });
      await writeAddress(shopper);
      await shopper.click(main().getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(keys).toHaveLength(times));
      cleanup();
    }
    expect(keys[1]).toBe(keys[0]);
  });
});
