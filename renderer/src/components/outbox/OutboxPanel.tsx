import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
} from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { ModalSupport } from '../../ui/feedback/ModalSupport.tsx';
import { OutboxEntry } from './OutboxEntry.tsx';
import styles from './OutboxPanel.module.css';

/** All requests in the outbox, with state, age and actions. */
export const OutboxPanel = withFluent(
  observer(function OutboxPanel() {
    const { t } = useTranslation('outbox');
    const { outbox } = useStores();
    const { items, view, waiting, isOpen } = outbox;
    const isFilled = items.length > 0 || view.others > 0;
    return (
      <Dialog open={isOpen} onOpenChange={(_, { open }) => open || outbox.close()}>
        <DialogSurface className={styles.surface}>
          <ModalSupport />
          <DialogBody>
            <DialogTitle>{t('title')}</DialogTitle>
            <DialogContent className={styles.content}>
              {(isFilled || !view.wasLost) && <p className={styles.lead}>{t(isFilled ? 'lead' : 'empty')}</p>}
              {view.wasLost && (
                <MessageBar intent="warning" layout="multiline">
                  <MessageBarBody>{t(view.isLocked ? 'locked' : 'lost')}</MessageBarBody>
                </MessageBar>
              )}
              {items.length > 0 && (
                <ul role="list" className={styles.list} aria-label={t('list')}>
                  {items.map((item) => (
                    <OutboxEntry key={item.id} item={item} />
                  ))}
                </ul>
              )}
              {view.others > 0 && <p className={styles.lead}>{t('others', { amount: view.others })}</p>}
            </DialogContent>
            <DialogActions fluid className={styles.foot}>
              {waiting.length > 0 && (
                <Button className={styles.button} appearance="primary" onClick={() => outbox.send()}>
                  {t('sendAll')}
                </Button>
              )}
              <Button className={styles.button} onClick={outbox.close}>
                {t('close')}
              </Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      </Dialog>
    );
  }),
);
