import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/form/Button.tsx';
import styles from '../CustomersPage.module.css';
import { useCamera } from './useCamera.ts';

/** Reads a QR code with the camera; where that fails, says so beside the other ways. */
export const CameraScan = observer(function CameraScan({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useTranslation('customers');
  const { state, video, start, stop } = useCamera(onRead);
  const isOn = state === 'on';
  return (
    <div className={styles.camera}>
      {state === 'refused' && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('camera.refused')}</MessageBarBody>
        </MessageBar>
      )}
      <video ref={video} className={styles.video} hidden={!isOn} muted playsInline aria-label={t('camera.picture')} />
      {isOn && (
        <p className={styles.quiet} role="status">
          {t('camera.looking')}
        </p>
      )}
      <div>
        <Button className={styles.button} disabledFocusable={state === 'starting'} onClick={isOn ? stop : start}>
          {t(isOn ? 'camera.stop' : 'camera.start')}
        </Button>
      </div>
    </div>
  );
});
