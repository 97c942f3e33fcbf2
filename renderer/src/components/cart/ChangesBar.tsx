import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/form/Button.tsx';
import styles from './ChangesBar.module.css';

interface ChangesBarProps {
  /** How many lines have changed. */
  count: number;
  kind: 'title' | 'list';
  onConfirm: () => void;
}

/** Says that lines of a cart or a list have changed since their buyer chose them, until the buyer has read it. */
export function ChangesBar({ count, kind, onConfirm }: ChangesBarProps) {
  const { t } = useTranslation('cart');
  const title = useId();
  if (count === 0) return null;
  const confirm = (): void => {
    document.querySelector<HTMLElement>('h1')?.focus(); // the button goes
    onConfirm();
  };
  return (
    <div role="group" aria-labelledby={title} className={styles.root}>
      <div className={styles.text}>
        <div id={title} className={styles.title}>
          {t(`changed.${kind}`, { count })}
        </div>
        <div>{t('changed.text')}</div>
      </div>
      <Button className={styles.confirm} onClick={confirm}>
        {t('changed.confirm')}
      </Button>
    </div>
  );
}
