import { useState } from 'react';
import type { Address } from '../../../../shared/contract/schemas/members.ts';
import { isSaved } from '../../components/member/form/isSaved.ts';
import { confirmChange } from '../../stores/confirmChange.ts';
import { randomUuid } from '../../persistence/random.ts';
import type { Notice } from '../../stores/notices/NoticeStore.ts';
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
    task = work,
  ): Promise<boolean> => {
    const isChanged = await task.run(() => confirmChange<unknown>(ask, refresh, (list) => isDone(list as Address[])));
    if (task.error) notices.actionFailed(task.error);
    if (isChanged) notices.actionDone();
    return isChanged;
  };
  const remove = async (): Promise<void> => {
    const key = randomUuid(); // one key per removal: a repeated undo restores it once
    let addressesLeft: readonly Address[] = [];
    const restore = async (): Promise<void> => {
      const isBack = (list: readonly Address[]): boolean => list.some(isSaved(fields, addressesLeft));
      const create = async (): Promise<unknown> => {
        // Another tab that showed it may have restored it.
        const isBackAlready = isBack(await refresh());
        if (!isBackAlready) await call('createAddress', { ...fields, idempotency_key: key }, { banTips: true });
        return refresh();
      };
      // Without it nothing would lead back to the address.
      if (!(await change(create, isBack, new Task()))) notices.show(notice);
    };
    const notice: Omit<Notice, 'id'> = {
      intent: 'info',
      text: { key: 'member:addresses.removed', values: { name: address.name } },
      action: { key: 'member:undo', run: () => void restore() },
    };
    // Reading the list again unmounts this card, so it comes after the notice.
    const isGone = await change(
      () => call('removeAddress', { id }, { banTips: true }),
      (list) => !list.some((one) => one.id === id),
    );
    if (!isGone) return;
    notices.show(notice);
    await work.run(refresh, (list) => (addressesLeft = list));
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
