import { observer } from 'mobx-react-lite';
import { STAFF_TESTS, type StaffTest } from '../../../../../shared/ipc/kiosk.ts';
import { foreignKey } from '../../../i18n/textKeys.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { StaffStore } from '../../../stores/kiosk/StaffStore.ts';
import { DeviceTests } from './DeviceTests.tsx';
import styles from '../Panel.module.css';

const RESULTS: Record<StaffTest['result'], string> = { ok: 'Ok', failed: 'Failed', portal: 'Portal', none: 'None' };

/** Tests of network, printer and devices. */
export const PanelTests = observer(function PanelTests({ store }: { store: StaffStore }) {
  const { t } = useTranslation('staff');
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('tests.title')}</h2>
      {STAFF_TESTS.map((name) => {
        const test = store.tests[name];
        return (
          <div key={name} className={styles.field}>
            <div className={styles.actions}>
              <button
                type="button"
                className={styles.action}
                disabled={test === 'running'}
                onClick={() => void store.test(name)}
              >
                {t(`tests.${name}`)}
              </button>
            </div>
            <span
              role="status"
              className={test === 'running' ? styles.hint : test && test.result !== 'ok' ? styles.wrong : styles.said}
            >
              {test === 'running' && <span>{t('tests.running')}</span>}
              {test && test !== 'running' && (
                <span>{t(foreignKey(`tests.${name}${RESULTS[test.result]}`), { detail: test.detail })}</span>
              )}
            </span>
          </div>
        );
      })}
      <DeviceTests />
    </section>
  );
});
