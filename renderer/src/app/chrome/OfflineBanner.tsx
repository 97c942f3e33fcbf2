import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/context.ts';

const useStyles = makeStyles({
  shown: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorPaletteYellowBackground1,
    color: tokens.colorNeutralForeground1,
    textAlign: 'center',
  },
});

/** Says that the network is gone, as soon as the browser knows, and takes it back when it returns. */
export const OfflineBanner = observer(function OfflineBanner() {
  const { t } = useTranslation('chrome');
  const { ui } = useStores();
  const styles = useStyles();
  useEffect(() => {
    const look = (): void => ui.setOnline(navigator.onLine);
    look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, [ui]);
  return (
    <div role="status" className={mergeClasses(!ui.isOnline && styles.shown)}>
      {ui.isOnline ? '' : t('offline')}
    </div>
  );
});
