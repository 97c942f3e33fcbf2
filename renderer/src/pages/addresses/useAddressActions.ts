import { useState } from 'react';
import type { Address } from '../../../../shared/contract/schemas/members.ts';
import { confirmed } from '../../stores/confirmed.ts';
import { randomUuid } from '../../persistence/random.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';

/** The actions of a listed address; failures are reported. Call it in an observer. */
export function useAddressActions(address: Address): {
  isRunning: boolean;
  remove: () => Promise<void>;
  makeDefault: () => Promise<void>;
} {
  const { call, notices, queries } = useStores();
  const [work] = useState(() => new Task());
  const refresh = (): Promise<readonly Address[]> => queries.reload('listAddresses', {});
  const { id, ...fields } = address;

  const change = async (
    ask: () => Promise<unknown>,
    isDone: (list: readonly Address[]) => boolean,
  ): Promise<boolean> => {
    const isChanged = await work.run(() => confirmed<unknown>(ask, refresh, (list) => isDone(list as Address[])));
    if (work.error) notices.actionFailed(work.error);
    if (isChanged) notices.actionDone();
    return isChanged;
  };
  const remove = async (): Promise<void> => {
    const key = randomUuid(); // one key per removal: a repeated undo restores it once
    const restore = async (): Promise<void> => {
      const restoring = new Task();
      const isRestored = await restoring.run(() =>
        call('createAddress', { ...fields, idempotency_key: key }, { banTips: true }).then(refresh),
      );
      if (restoring.error) notices.actionFailed(restoring.error);
      if (isRestored) notices.actionDone();
    };
    // Reading the list again unmounts this card, so it comes after the notice.
    const isGone = await change(
      () => call('removeAddress', { id }, { banTips: true }),
      (list) => !list.some((one) => one.id === id),
    );
    if (!isGone) return;
    notices.show({
      intent: 'info',
      text: { key: 'member:addresses.removed', values: { name: address.name } },
      action: { key: 'member:undo', run: () => void restore() },
    });
    await work.run(refresh);
  };
  const makeDefault = async (): Promise<void> => {
    await change(
      async () => {
        // Another tab may have changed its text, which must not be overwritten.
        const current = (await refresh()).find((one) => one.id === id) ?? address;
        await call('updateAddress', { ...current, is_default: true }, { banTips: true });
        return refresh();
      },
      (list) => list.some((one) => one.id === id && one.is_default),
    );
  };
  return { isRunning: work.isRunning, remove, makeDefault };
}
