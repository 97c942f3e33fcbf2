import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import type { StaffPanel, StaffSettings } from '../../../../../shared/ipc/kiosk.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { StaffStore } from '../../../stores/kiosk/StaffStore.ts';
import { isWithin, NumberField } from './NumberField.tsx';
import styles from '../Panel.module.css';
import { isRestartTime, RestartField } from './RestartField.tsx';

/** Within the limits of main. */
const NUMBERS = [
  { name: 'idle_seconds', label: 'idle', range: { min: 10, max: 3_600, step: 10 } },
  { name: 'warning_seconds', label: 'warning', range: { min: 5, max: 120, step: 5 } },
] as const;

interface PanelSettingsProps {
  store: StaffStore;
  panel: Pick<StaffPanel, 'settings' | 'fromAfar'>;
}

/**
 * The settings that staff may change, in steps for a finger: there may be no keyboard. Remote settings are read-only.
 */
export function PanelSettings({ store, panel: { settings, fromAfar } }: PanelSettingsProps) {
  const { t } = useTranslation('staff');
  const [draft, setDraft] = useState(settings);
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null);
  const change = (part: Partial<StaffSettings>): void => {
    setDraft({ ...draft, ...part });
    setOutcome(null);
  };
  const isRight = isRestartTime(draft.restart_at) && NUMBERS.every(({ name, range }) => isWithin(draft[name], range));
  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isRight) setOutcome((await store.configure(draft)) ? 'saved' : 'failed');
  };
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('settings.title')}</h2>
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        {NUMBERS.map(({ name, label, range }) => (
          <NumberField
            key={name}
            label={t(`settings.${label}`)}
            value={draft[name]}
            range={range}
            isFixed={fromAfar.includes(name)}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
        <RestartField
          time={draft.restart_at}
          isFixed={fromAfar.includes('restart_at')}
          onChange={(restart_at) => change({ restart_at })}
        />
        <div className={styles.row}>
          <button type="submit" className={styles.action} disabled={!isRight}>
            {t('settings.save')}
          </button>
          <span role="status" className={clsx(styles.said, outcome === 'failed' && styles.wrong)}>
            {outcome === 'saved' ? t('settings.saved') : outcome === 'failed' ? t('failed') : ''}
          </span>
        </div>
      </form>
    </section>
  );
}
