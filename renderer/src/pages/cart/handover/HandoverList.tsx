import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ProductName } from '../../../components/product/ProductName.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import type { GuestLine } from '../../../stores/cart/guestCart.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';
import styles from './HandoverList.module.css';
import { parseHandoverLines } from './parseHandoverLines.ts';
import { isGone, useSkus } from '../lines/useCartRows.ts';

/** The list that a visitor chose at a kiosk and brings along on their phone: asks before it goes into the cart. */
export const HandoverList = observer(function HandoverList() {
  const { session } = useStores();
  const { hash } = useLocation();
  // The server does not see the part after the `#`, and the session is known only after hydration.
  const lines = session.isKnown ? parseHandoverLines(hash) : [];
  return lines.length > 0 ? <Question key={hash} lines={lines} /> : null;
});

const Question = observer(function Question({ lines }: { lines: readonly GuestLine[] }) {
  const { t } = useTranslation('cart');
  const { cart } = useStores();
  const navigate = useNavigate();
  const titleId = useId();
  const [left, setLeft] = useState(lines);
  const [state, setState] = useState<'asking' | 'adding' | 'failed'>('asking');
  const { skus } = useSkus(lines.map(({ sku_id: id }) => id).join(' '));
  const available = left.filter(({ sku_id: id }) => !isGone(skus.get(id)));
  const hasGoods = available.length > 0;

  const add = async (): Promise<void> => {
    setState('adding');
    const failed: GuestLine[] = [];
    // One after the other, as by hand: added lines are not offered again.
    for (const line of available) if (!(await cart.add(line.sku_id, line.quantity))) failed.push(line);
    if (failed.length === 0) return navigate(paths.cart, { replace: true });
    setLeft(failed);
    setState('failed');
  };
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {hasGoods ? t('brought.title', { count: available.length }) : t('gone.title')}
      </h2>
      {hasGoods && <p>{t('brought.text')}</p>}
      <ul role="list" className={styles.list}>
        {left.map((line) => (
          <HandoverLine key={line.sku_id} line={line} sku={skus.get(line.sku_id)} />
        ))}
      </ul>
      <p className={styles.alert} role="alert">
        {state === 'failed' && t('brought.failed')}
      </p>
      <div className={styles.actions}>
        {hasGoods && (
          <Button
            className={styles.action}
            appearance="primary"
            disabledFocusable={state === 'adding'}
            onClick={() => void add()}
          >
            {t('brought.add')}
          </Button>
        )}
        <Button className={styles.action} onClick={() => void navigate(paths.cart, { replace: true })}>
          {t(hasGoods ? 'brought.leave' : 'dismiss')}
        </Button>
      </div>
    </section>
  );
});

type Sku = ReturnType<ReturnType<typeof useSkus>['skus']['get']>;

/** A line of the guest's cart; shows the variant's id until its data has been read. */
function HandoverLine({ line, sku }: { line: GuestLine; sku: Sku }) {
  const { t } = useTranslation('cart');
  return (
    <li className={styles.line}>
      <Picture picture={sku?.product.picture ?? null} alt="" sizes="56px" />
      <span>
        <span className={styles.name}>
          {sku ? <ProductName product={sku.product} /> : sku === null ? t('gone.title') : `#${line.sku_id}`}
        </span>
        {sku && (
          <span translate="no" className={styles.quiet}>
            {sku.code}
          </span>
        )}
        {sku?.is_retired && <span className={styles.quiet}>{t('gone.title')}</span>}
      </span>
      <span className={styles.count}>{`× ${line.quantity}`}</span>
    </li>
  );
}
