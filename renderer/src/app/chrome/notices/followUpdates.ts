import type { i18n as I18n } from 'i18next';
import type { UpdatesBridge } from '../../../../../shared/ipc/bridge.ts';
import { trackUnsavedInput } from '../../../platform/trackUnsavedInput.ts';
import type { NoticeStore } from '../../../stores/notices/NoticeStore.ts';

/**
 * Announces each update of the desktop client that is ready, in a notice that stays until its user restarts or closes
 * it.
 */
export async function followUpdates(updates: UpdatesBridge, notices: NoticeStore, i18n: I18n): Promise<void> {
  const hasUnsavedInput = trackUnsavedInput(document);
  const install = (): void =>
    void updates
      .restart()
      .catch(() => notices.show({ intent: 'error', text: { key: 'update:failed' }, action: againAction }));
  const restart = (): void => (hasUnsavedInput() ? warn() : install());
  const warn = (): void =>
    notices.show({
      intent: 'warning',
      text: { key: 'chrome:newVersion.written' },
      action: { key: 'update:anyway', run: install },
      isLasting: true,
    });
  const againAction = { key: 'update:restart' as const, run: restart };
  const offer = (version: string | null): void => {
    const standing = notices.queue.find(({ action }) => action?.run === restart);
    if (standing) notices.dismiss(standing.id);
    if (version !== null)
      notices.show({ intent: 'info', text: { key: 'update:ready' }, action: againAction, isLasting: true });
  };
  await i18n.loadNamespaces('update');
  updates.onChanged(({ version }) => offer(version));
  updates.onAsked(restart);
  offer(await updates.read());
}
