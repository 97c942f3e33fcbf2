import { observer } from 'mobx-react-lite';
import type { StaffPanel } from '../../../../shared/ipc/kiosk.ts';
import { foreignKey } from '../../i18n/textKeys.ts';
import { type Translate, useTranslation } from '../../i18n/useTranslation.ts';
import type { StaffStore } from '../../stores/kiosk/StaffStore.ts';
import { PanelActions } from './PanelActions.tsx';
import styles from './Panel.module.css';
import { PanelSettings } from './settings/PanelSettings.tsx';
import { PanelTests } from './checks/PanelTests.tsx';

interface PanelProps {
  store: StaffStore;
  panel: StaffPanel;
}

/** The kiosk's panel for staff: settings, state, lockdown checks and events. */
export const Panel = observer(function Panel({ store, panel }: PanelProps) {
  const { t } = useTranslation('staff');
  return (
    <>
      <h1 className={styles.title}>{t('panel.title')}</h1>
      <div className={styles.columns}>
        <div className={styles.column}>
          <PanelSettings store={store} panel={panel} />
          <PanelTests store={store} />
          <PanelActions store={store} />
        </div>
        <div className={styles.column}>
          <Figures panel={panel} />
          <Checks checks={panel.checks} />
        </div>
        <Events entries={panel.audit} />
      </div>
    </>
  );
});

function Figures({ panel }: { panel: StaffPanel }) {
  const { t } = useTranslation('staff');
  const minutes = Math.floor(panel.uptimeSeconds / 60);
  const uptime =
    minutes < 60
      ? t('panel.minutes', { count: minutes })
      : t('panel.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  const rows: [string, string | number][] = [
    [t('panel.name'), panel.name],
    [t('panel.version'), panel.version],
    [t('panel.server'), panel.server],
    [t('panel.uptime'), uptime],
    [t('panel.memory'), t('panel.megabytes', { count: panel.memoryMb })],
    [t('panel.faults'), panel.faults],
    [t('panel.relaunches'), panel.relaunches],
    [t('panel.wipes'), panel.wipes],
    [t('panel.requests'), panel.requests ? requestsText(panel.requests, t) : t('panel.unreadable')],
    [t('panel.config'), panel.configVersion || t('panel.none')],
  ];
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('panel.figures')}</h2>
      <dl className={styles.figures}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function requestsText({ waiting, refused }: NonNullable<StaffPanel['requests']>, t: Translate<'staff'>): string {
  return refused === 0 ? String(waiting) : t('panel.requestsRefused', { waiting, refused });
}

function Checks({ checks }: Pick<StaffPanel, 'checks'>) {
  const { t } = useTranslation('staff');
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('panel.checks')}</h2>
      <ul role="list" className={styles.figures}>
        {checks.map(({ id, state }) => (
          <li key={id} className={styles.figure}>
            <span className={styles.name}>{t(foreignKey(`check.${id}`))}</span>
            <span className={styles[state]}>{t(`panel.${state}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Events({ entries }: { entries: StaffPanel['audit'] }) {
  const { t, i18n } = useTranslation('staff');
  const clock = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'medium' });
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('panel.audit')}</h2>
      {entries.length === 0 && <p>{t('panel.noAudit')}</p>}
      <ul role="list" className={styles.events}>
        {entries.map(({ at, what, detail }, index) => (
          <li key={`${at}${index}`} className={styles.event}>
            <time className={styles.time} dateTime={at}>
              {clock.format(new Date(at))}
            </time>
            <span className={styles.what}>
              <span>{t(foreignKey(`event.${what}`))}</span>
              <span className={styles.detail}>{detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
