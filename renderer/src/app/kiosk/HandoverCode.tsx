import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { HandoverTarget } from '../../stores/kiosk/KioskStore.ts';
import { useStores } from '../../stores/context.ts';
import { QrCode } from '../../ui/media/QrCode.tsx';
import { useDismissal } from '../../ui/feedback/useDismissal.ts';
import styles from './Card.module.css';
import { displayAddress } from './displayAddress.ts';

/** A longer address makes a denser code, which is drawn larger for cameras. */
const LONG = 240;

const TEXTS = { page: 'takeAlong.pageText', link: 'takeAlong.text', list: 'takeAlong.listText' } as const;

/** An address as a code for the visitor's phone. */
export const HandoverCode = observer(function HandoverCode({ url, kind }: HandoverTarget) {
  const { t } = useTranslation('kiosk');
  const { kiosk } = useStores();
  const titleId = useId();
  const isList = kind === 'list';
  const close = useRef<HTMLButtonElement>(null);
  useDismissal(kiosk.putAway);
  useEffect(() => close.current?.focus(), []);
  return (
    <div className={styles.shade} data-kiosk-own>
      <div className={styles.card} role="dialog" aria-modal="true" aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.title}>
          {t(isList ? 'takeAlong.listTitle' : 'takeAlong.title')}
        </h2>
        <QrCode
          className={clsx(styles.code, url.length > LONG && styles.largeCode)}
          text={url}
          label={t(isList ? 'takeAlong.listCode' : 'takeAlong.code')}
        />
        <p className={styles.text}>{t(TEXTS[kind])}</p>
        <p className={styles.address} translate="no">
          {displayAddress(url, kiosk.view?.publicUrl ?? '')}
        </p>
        <button ref={close} type="button" className={clsx(styles.action, styles.primary)} onClick={kiosk.putAway}>
          {t('takeAlong.close')}
        </button>
      </div>
    </div>
  );
});
