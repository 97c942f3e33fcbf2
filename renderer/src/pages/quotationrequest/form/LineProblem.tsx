import { useEffect, useRef } from 'react';
import type { ProductItem } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Link } from '../../../ui/navigation/Link.tsx';
import styles from '../QuotationRequestPage.module.css';

interface LineProblemProps {
  product: ProductItem;
  problem: string;
  /** Null where it is the only product, and did not come from the cart. */
  onRemove: (() => void) | null;
}

/** Why a product cannot be requested, with alternatives: without it, or with another variant. */
export function LineProblem({ product, problem, onRemove }: LineProblemProps) {
  const { t } = useTranslation('quotation');
  const words = useRef<HTMLSpanElement>(null);
  // The submit button is far below: after a press, the problem is scrolled into view.
  useEffect(() => words.current?.focus(), []);
  return (
    <span className={styles.problem}>
      <span ref={words} className={styles.problemText} role="alert" tabIndex={-1}>
        {problem}
      </span>
      {onRemove && (
        <Button className={styles.touch} onClick={onRemove}>
          {t('lines.remove')}
        </Button>
      )}
      <Link className={styles.link} to={paths.group(product.group)}>
        {t('lines.similar')}
      </Link>
    </span>
  );
}
