import { Checkbox, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { WithSummary } from '../../ui/layout/SummaryCard.tsx';
import { CartLineRow } from './lines/CartLineRow.tsx';
import styles from './CartPage.module.css';
import { ChangedLines } from './ChangedLines.tsx';
import { CartSummary } from './CartSummary.tsx';
import { isStorageBlocked } from './isStorageBlocked.ts';
import { FailedChanges } from './FailedChanges.tsx';
import type { CartRow } from './lines/useCartRows.ts';

/** Removes lines at once and offers an undo. */
function useRemoval(): (skuIds: readonly number[]) => void {
  const { cart, notices } = useStores();
  return (skuIds) => {
    const removedLines = cart.remove(skuIds);
    notices.show({
      intent: 'info',
      text: { key: 'cart:removed', values: { count: removedLines.length } },
      action: { key: 'cart:undo', run: () => cart.restore(removedLines) },
    });
  };
}

interface CartContentsProps {
  rows: readonly CartRow[];
  /** Some details of the lines could not be read. */
  isIncomplete: boolean;
}

/** The cart's lines, the actions for the selected ones, and their total. */
export const CartContents = observer(function CartContents({ rows, isIncomplete }: CartContentsProps) {
  const { t } = useTranslation('cart');
  const { cart, session } = useStores();
  const remove = useRemoval();
  const [isAsked, setAsked] = useState(false);
  const { selected, selectable } = cart;
  const isMissing = isAsked && selected.length === 0;

  const handleRemove = (): void => {
    setAsked(selected.length === 0);
    if (selected.length > 0) remove(selected);
  };
  return (
    <WithSummary summary={<CartSummary />}>
      <section aria-label={t('title')}>
        <FailedChanges />
        <ChangedLines rows={rows} />
        {isStorageBlocked(session) && !session.isMember && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{t('guest.notStored')}</MessageBarBody>
          </MessageBar>
        )}
        {isIncomplete && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{t('guest.noDetails')}</MessageBarBody>
          </MessageBar>
        )}
        <div className={styles.bar}>
          <Checkbox
            size="large"
            label={<span>{t('selectAll')}</span>}
            checked={selected.length > 0 && (selected.length === selectable.length || 'mixed')}
            onChange={(_, { checked }) => cart.select(selectable, checked === true)}
          />
          <Button className={styles.touch} appearance="subtle" icon={<DeleteRegular />} onClick={handleRemove}>
            {t('removeSelected')}
          </Button>
        </div>
        <p className={styles.alert} role="alert">
          {isMissing && t('nothingToRemove')}
        </p>
        <ul role="list" className={styles.lines}>
          {rows.map((row) => (
            <CartLineRow key={row.skuId} row={row} onRemove={() => remove([row.skuId])} />
          ))}
        </ul>
      </section>
    </WithSummary>
  );
});
