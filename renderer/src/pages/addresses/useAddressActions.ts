import { useState } from 'react';
import type { Address } from '../../../../shared/contract/schemas/members.ts';
import { randomUuid } from '../../persistence/random.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';

/** The actions of a listed address; the call itself reports failures. Call it in an observer. */
export function useAddressActions(address: Address): {
  isRunning: boolean;
  remove: () => Promise<void>;
  makeDefault: () => Promise<void>;
} {
  const { call, notices, queries } = useStores();
  const [work] = useState(() => new Task());
  const refresh = (): Promise<unknown> => queries.reload('listAddresses', {});
  const { id, ...fields } = address;

  const remove = async (): Promise<void> => {
    const key = randomUuid(); // one key per removal: a repeated undo restores it once
    const restore = (): Promise<boolean> =>
      new Task().run(() => call('createAddress', { ...fields, idempotency_key: key }).then(refresh));
    // Reading the list again unmounts this card, so it comes after the notice.
    const isGone = await work.run(() => call('removeAddress', { id }));
    if (!isGone) return;
    notices.say({
      intent: 'info',
      text: { key: 'member:addresses.removed', values: { name: address.name } },
      action: { key: 'member:undo', run: () => void restore() },
    });
    await work.run(refresh);
  };
  const makeDefault = async (): Promise<void> => {
    await work.run(() => call('updateAddress', { id, ...fields, is_default: true }).then(refresh));
  };
  return { isRunning: work.isRunning, remove, makeDefault };
}
