import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
} from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useStyles } from './CustomersPage.styles.ts';
import { useOrphanedCarts } from './useOrphanedCarts.ts';

/** Carts at the store whose customers are not in the list here: they count, and could not be reached otherwise. */
export const OrphanedCarts = observer(function OrphanedCarts() {
  const { t } = useTranslation('customers');
  const styles = useStyles();
  const { carts, deleteAll, isRunning } = useOrphanedCarts();
  if (carts.length === 0) return null;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{t('stray.found', { count: carts.length })}</MessageBarBody>
      <MessageBarActions>
        <Dialog>
          <DialogTrigger disableButtonEnhancement>
            <Button className={styles.button} disabledFocusable={isRunning}>
              {t('stray.ask')}
            </Button>
          </DialogTrigger>
          <DialogSurface className={styles.surface}>
            <DialogBody>
              <DialogTitle>{t('stray.title', { count: carts.length })}</DialogTitle>
              <DialogContent>{t('stray.text')}</DialogContent>
              <DialogActions fluid>
                <DialogTrigger disableButtonEnhancement>
                  <Button className={styles.button}>{t('stray.no')}</Button>
                </DialogTrigger>
                <DialogTrigger disableButtonEnhancement>
                  <Button className={styles.button} appearance="primary" onClick={() => void deleteAll()}>
                    {t('stray.yes')}
                  </Button>
                </DialogTrigger>
              </DialogActions>
            </DialogBody>
          </DialogSurface>
        </Dialog>
      </MessageBarActions>
    </MessageBar>
  );
});
