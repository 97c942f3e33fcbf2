import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { shownOf } from '../../../../shared/catalogue/shownGoods.ts';
import { CART_LINES_MAX } from '../../../../shared/contract/limits.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import styles from './CartPage.module.css';

/** Says that lines have changed since their member chose them, until the member has read it. */
export const ChangedLines = observer(function ChangedLines() {
  const { t } = useTranslation('cart');
  const { cart, call } = useStores();
  const { member } = cart;
  const changed = cart.lines.filter(({ former }) => former);
  if (changed.length === 0) return null;
  const confirm = async (): Promise<void> => {
    const lines = changed.slice(0, CART_LINES_MAX).map(({ sku }) => ({ sku_id: sku.id, shown: shownOf(sku) }));
    document.querySelector<HTMLElement>('h1')?.focus(); // the button goes
    await member.settle(); // an answer under way must not bring the notes back
    await call('acknowledgeCart', { lines, ...member.target }).catch(() => undefined); // a notice says so
    await member.read().catch(() => undefined);
  };
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('changed.title', { count: changed.length })}</MessageBarTitle>
        <span>{t('changed.text')}</span>
      </MessageBarBody>
      <MessageBarActions>
        <Button className={styles.touch} onClick={() => void confirm()}>
          {t('changed.confirm')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
});
