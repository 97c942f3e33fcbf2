import { mergeClasses } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/context.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { useStyles } from './Card.styles.ts';

/** An address that a kiosk does not open, as a code for the visitor's own telephone. */
export const TakeAlong = observer(function TakeAlong({ url }: { url: string }) {
  const { t } = useTranslation('kiosk');
  const { kiosk } = useStores();
  const styles = useStyles();
  const titleId = useId();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    close.current?.focus();
    const handleKey = ({ key }: KeyboardEvent): void => void (key === 'Escape' && kiosk.putAway());
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [kiosk]);
  return (
    <div className={styles.shade} data-kiosk-own>
      <div className={styles.card} role="dialog" aria-modal="true" aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.title}>
          {t('takeAlong.title')}
        </h2>
        <QrCode className={styles.code} text={url} label={t('takeAlong.code')} />
        <p className={styles.text}>{t('takeAlong.text')}</p>
        <p className={styles.address} translate="no">
          {url.replace(/^(mailto|tel):/, '')}
        </p>
        <button
          ref={close}
          type="button"
          className={mergeClasses(styles.action, styles.primary)}
          onClick={kiosk.putAway}
        >
          {t('takeAlong.close')}
        </button>
      </div>
    </div>
  );
});
