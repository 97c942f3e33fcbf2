import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { htmlLanguage, LANGUAGE_OPTIONS, LANGUAGES, type Language } from '../../../../shared/text/languages.ts';
import { type Translate, useTranslation } from '../../i18n/useTranslation.ts';
import type { StaffStore } from '../../stores/kiosk/StaffStore.ts';
import { Panel } from './Panel.tsx';
import { PinPad } from './PinPad.tsx';
import styles from './StaffPage.module.css';

interface StaffPageProps {
  store: StaffStore;
  language: Language;
  onLanguage: (to: Language) => void;
}

/** The staff's page: the PIN pad, and behind it the kiosk's settings. */
export const StaffPage = observer(function StaffPage({ store, language, onLanguage }: StaffPageProps) {
  const { t } = useTranslation('staff');
  const { tick, gate, panel, isChoosing } = store;
  const isOpen = gate.step === 'open' && panel !== null && !isChoosing;
  useEffect(() => {
    document.title = t('title');
    const timer = setInterval(() => void tick(), 1_000);
    return () => clearInterval(timer);
  }, [t, tick]);
  return (
    <main className={styles.root}>
      <header className={styles.head}>
        <nav className={styles.languages} aria-label={t('language')}>
          {LANGUAGES.map((code) => (
            <button
              key={code}
              type="button"
              className={styles.language}
              lang={htmlLanguage(code)}
              aria-pressed={code === language}
              onClick={() => onLanguage(code)}
            >
              {LANGUAGE_OPTIONS[code].name}
            </button>
          ))}
        </nav>
        <button type="button" className={styles.action} onClick={() => store.act('back')}>
          {t('back')}
        </button>
      </header>
      {isOpen ? <Panel store={store} panel={panel} /> : <Gate store={store} />}
    </main>
  );
});

const Gate = observer(function Gate({ store }: { store: StaffStore }) {
  const { t } = useTranslation('staff');
  const { gate, draft, differs, isChoosing } = store;
  if (gate.step === 'shut')
    return (
      <section className={styles.card}>
        <h1 className={styles.title}>{t('shut.title')}</h1>
        <p className={styles.text}>{t('shut.text')}</p>
      </section>
    );
  const isSetup = gate.step === 'setup' || isChoosing;
  const title = !isSetup ? t('pin.title') : draft === null ? t('setup.title') : t('setup.again');
  return (
    <section className={styles.card}>
      <h1 className={styles.title}>{title}</h1>
      {gate.step === 'setup' && draft === null && <p className={styles.text}>{t('setup.text')}</p>}
      <PinPad
        key={`${isSetup}${draft === null}`}
        label={title}
        action={!isSetup ? t('pin.enter') : draft === null ? t('setup.next') : t('setup.save')}
        message={differs ? t('setup.differs') : messageOf(store, t)}
        isBlocked={store.isBusy || gate.waitSeconds > 0}
        onDone={isSetup ? store.choose : store.enter}
      />
      {isChoosing && (
        <button type="button" className={styles.action} onClick={() => store.beginChoice(false)}>
          {t('acts.cancel')}
        </button>
      )}
    </section>
  );
});

/** Why the last PIN was refused, and for how long none is accepted. */
function messageOf({ gate, hasFailed }: StaffStore, t: Translate<'staff'>): string {
  if (gate.waitSeconds > 0) return t('pin.waiting', { count: gate.waitSeconds });
  if (hasFailed) return t('failed');
  return gate.refused === null || gate.refused === 'waiting' ? '' : t(`pin.${gate.refused}`);
}
