import { MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styles from '../../components/order/OrderParts.module.css';
import type { OrderHandle } from '../../components/order/useOrder.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { QrCode } from '../../ui/media/QrCode.tsx';
import own from './OpenPage.module.css';

interface OpenPageProps {
  /** The path that leads to it. */
  path: string;
  handle: OrderHandle;
}

/** How often an order with an open page is read. */
const EVERY_MS = 3_000;

/** A payment page that is open, here or elsewhere: waits until it is paid or closed, and leads back to it. */
export const OpenPage = observer(function OpenPage({ path, handle }: OpenPageProps) {
  const { t } = useTranslation('order');
  const { paymentPage, kiosk } = useStores();
  const { refresh } = handle;
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), EVERY_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  const { open } = paymentPage;
  if (!open) return <PhoneCode address={`${kiosk.view?.publicUrl ?? ''}${path}`} />;
  return (
    <MessageBar intent="info" layout="multiline" role="status">
      <MessageBarBody>{t(paymentPage.isElsewhere ? 'pay.waiting' : 'pay.open')}</MessageBarBody>
      <MessageBarActions>
        <Button className={styles.button} size="large" onClick={() => open(path)}>
          {t('pay.continue')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
});

/** The page as a code for the member's phone: a kiosk takes no cards. */
function PhoneCode({ address }: { address: string }) {
  const { t } = useTranslation('order');
  return (
    <section className={styles.card} role="status">
      <h2 className={styles.heading}>{t('pay.phoneTitle')}</h2>
      <QrCode className={own.code} text={address} label={t('pay.phoneCode')} />
      <p>{t('pay.phoneText')}</p>
    </section>
  );
}
