import { ArrowExitRegular } from '@fluentui/react-icons/headless/svg/arrow-exit';
import { CartRegular } from '@fluentui/react-icons/headless/svg/cart';
import { QrCodeRegular } from '@fluentui/react-icons/headless/svg/qr-code';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { withLanguage } from '../../../../shared/text/languages.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { useSite } from '../../ui/head/Head.tsx';
import styles from './KioskBar.module.css';

/** The foot of every page at a kiosk: hand the page over to a phone, and end the visit. */
export const KioskBar = observer(function KioskBar() {
  const { t } = useTranslation('kiosk');
  const { kiosk, cart } = useStores();
  const { language } = useSite();
  const { pathname, search } = useLocation();
  const publicly = (path: string): string => `${kiosk.view?.publicUrl ?? ''}${withLanguage(path, language)}`;
  return (
    <div className={styles.root} data-kiosk-own role="region" aria-label={t('bar.label')}>
      <div className={styles.handover}>
        <button
          type="button"
          className={styles.action}
          onClick={() => kiosk.offerHandover(publicly(pathname + search), 'page')}
        >
          <QrCodeRegular className={styles.icon} aria-hidden="true" />
          <span>{t('bar.take')}</span>
        </button>
        {cart.count > 0 && (
          <button
            type="button"
            className={styles.action}
            onClick={() => kiosk.offerHandover(publicly(paths.handoverCart(cart.entries)), 'list')}
          >
            <CartRegular className={styles.icon} aria-hidden="true" />
            <span>{t('bar.list', { count: cart.count })}</span>
          </button>
        )}
      </div>
      <button type="button" className={styles.action} data-leaves onClick={kiosk.leave}>
        <ArrowExitRegular className={styles.icon} aria-hidden="true" />
        <span>{t('bar.leave')}</span>
      </button>
    </div>
  );
});
