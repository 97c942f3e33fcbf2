import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { anAddress, shop } from '../../../../support/builders/aMember.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';

const main = () => within(screen.getByRole('main'));

describe('the list of addresses', () => {
  it('makes another the default, deletes one and puts it back', async () => {
    const { answers, addresses } = shop([anAddress(), anAddress({ id: 2, name: 'Store room', is_default: false })]);
    const { shopper } = await openStore('/userCenter/addressList', { answers, user: MEMBER });
    await shopper.click(await main().findByRole('button', { name: 'Make default: Store room' }));
    expect(await main().findByRole('button', { name: 'Make default: Ana Ruiz' })).toBeDefined();
    await shopper.click(main().getByRole('button', { name: 'Delete: Store room' }));
    await waitFor(() => expect(main().queryByText('Store room')).toBeNull());
    expect(addresses).toHaveLength(1);
    await shopper.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await main().findByText('Store room')).toBeDefined();
    expect(addresses).toMatchObject([{ name: 'Ana Ruiz' }, { name: 'Store room', is_default: true }]);
  });

  const notices = () => within(screen.getByRole('region', { name: 'Notices' }));

  it('says of one whose answer was lost that it is deleted, and puts it back', async () => {
    const { answers, addresses } = shop([anAddress(), anAddress({ id: 2, name: 'Store room', is_default: false })]);
    const removeAddress: Answers['removeAddress'] = (payload) => {
      void answers.removeAddress!(payload);
      throw new ApiError('offline');
    };
    const lost = { ...answers, removeAddress };
    const { shopper } = await openStore('/userCenter/addressList', { answers: lost, user: MEMBER });
    await shopper.click(await main().findByRole('button', { name: 'Delete: Store room' }));
    await waitFor(() => expect(main().queryByText('Store room')).toBeNull());
    expect(notices().queryByText(/No connection/)).toBeNull();
    await shopper.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await main().findByText('Store room')).toBeDefined();
    expect(addresses).toHaveLength(2);
  });

  it('says of one whose undo was not answered that it is back', async () => {
    const { answers, addresses } = shop([anAddress(), anAddress({ id: 2, name: 'Store room', is_default: false })]);
    const createAddress: Answers['createAddress'] = (payload) => {
      void answers.createAddress!(payload);
      throw new ApiError('offline');
    };
    const lost = { ...answers, createAddress };
    const { shopper } = await openStore('/userCenter/addressList', { answers: lost, user: MEMBER });
    await shopper.click(await main().findByRole('button', { name: 'Delete: Store room' }));
    await shopper.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await main().findByText('Store room')).toBeDefined();
    expect(notices().queryByText(/No connection/)).toBeNull();
    expect(addresses).toHaveLength(2);
  });

  it('offers the undo again where it failed', async () => {
    const { answers, addresses } = shop([anAddress(), anAddress({ id: 2, name: 'Store room', is_default: false })]);
    let isOffline = true;
    const createAddress: Answers['createAddress'] = (payload) => {
      if (isOffline) throw new ApiError('offline');
      return answers.createAddress!(payload);
    };
    const failing = { ...answers, createAddress };
    const { shopper } = await openStore('/userCenter/addressList', { answers: failing, user: MEMBER });
    await shopper.click(await main().findByRole('button', { name: 'Delete: Store room' }));
    await shopper.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await notices().findByText(/No connection/)).toBeDefined();
    isOffline = false;
    await shopper.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await main().findByText('Store room')).toBeDefined();
    expect(notices().queryByText(/No connection/)).toBeNull();
    expect(addresses).toHaveLength(2);
  });

  it('restores one once, though another tab has restored it, too', async () => {
    const { answers, addresses } = shop([anAddress(), anAddress({ id: 2, name: 'Store room', is_default: false })]);
    const { shopper } = await openStore('/userCenter/addressList', { answers, user: MEMBER });
    await shopper.click(await main().findByRole('button', { name: 'Delete: Store room' }));
    await waitFor(() => expect(main().queryByText('Store room')).toBeNull());
    addresses.push(anAddress({ id: 11, name: 'Store room', is_default: false }));
    await shopper.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await main().findByText('Store room')).toBeDefined();
    expect(addresses).toHaveLength(2);
  });

  it('restores an address that is the same as another', async () => {
    const { answers, addresses } = shop([anAddress(), anAddress({ id: 2, is_default: false })]);
    const { shopper } = await openStore('/userCenter/addressList', { answers, user: MEMBER });
    const buttons = await main().findAllByRole('button', { name: 'Delete: Ana Ruiz' });
    await shopper.click(buttons[1]!);
    await waitFor(() => expect(main().getAllByText('Ana Ruiz')).toHaveLength(1));
    await shopper.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(main().getAllByText('Ana Ruiz')).toHaveLength(2));
    expect(addresses).toHaveLength(2);
  });

  it('keeps what another tab has changed where it makes an address the default', async () => {
    const { answers, addresses } = shop([anAddress(), anAddress({ id: 2, name: 'Store room', is_default: false })]);
    const { shopper } = await openStore('/userCenter/addressList', { answers, user: MEMBER });
    const button = await main().findByRole('button', { name: 'Make default: Store room' });
    addresses[1] = { ...addresses[1]!, detail: 'Calle Mayor 2' };
    await shopper.click(button);
    expect(await main().findByRole('button', { name: 'Make default: Ana Ruiz' })).toBeDefined();
    expect(addresses[1]).toMatchObject({ name: 'Store room', detail: 'Calle Mayor 2', is_default: true });
  });

  it('says that one is gone which another tab has deleted, and lists it no longer', async () => {
    const { answers, addresses } = shop([anAddress(), anAddress({ id: 2, name: 'Store room', is_default: false })]);
    const updateAddress = () => Promise.reject(new ApiError(Code.notFound, 'This could not be found'));
    const { shopper } = await openStore('/userCenter/addressList', {
      answers: { ...answers, updateAddress },
      user: MEMBER,
    });
    const button = await main().findByRole('button', { name: 'Make default: Store room' });
    addresses.pop();
    await shopper.click(button);
    await waitFor(() => expect(main().queryByText('Store room')).toBeNull());
    expect(notices().getByText('This could not be found')).toBeDefined();
  });
});
