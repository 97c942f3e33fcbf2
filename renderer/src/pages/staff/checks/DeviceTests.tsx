import { useCallback, useEffect, useRef, useState } from 'react';
import { type Translate, useTranslation } from '../../../i18n/useTranslation.ts';
import { listenToScanner } from './listenToScanner.ts';
import styles from '../Panel.module.css';
import { playTones } from './playTones.ts';
import { FIELDS, TouchTest } from './TouchTest.tsx';

const DEVICES = ['touch', 'scanner', 'sound'] as const;
type Device = (typeof DEVICES)[number];
/** The result of each test: touched fields, scanned text, heard sound; shown in any language. */
interface Results {
  touch?: number;
  scanner?: string | null;
  sound?: boolean;
}

/** Tests of the hardware that a visitor uses: screen, scanner, speakers. */
export function DeviceTests() {
  const { t } = useTranslation('staff');
  const [results, setResults] = useState<Results>({});
  const [running, setRunning] = useState<Device | null>(null);
  const wait = useRef<AbortController | null>(null);
  useEffect(() => () => wait.current?.abort(), []);
  const finish = useCallback((result: Results): void => {
    setRunning(null);
    setResults((before) => ({ ...before, ...result }));
  }, []);
  const touchDone = useCallback((touch: number): void => finish({ touch }), [finish]);
  const start: Record<Device, () => void> = {
    touch: () => undefined,
    scanner: () => {
      wait.current = new AbortController();
      void listenToScanner(wait.current.signal).then((scanner) => finish({ scanner }));
    },
    sound: () => void playTones().then((sound) => finish({ sound })),
  };
  const outcomes = sayings(results, t);
  return (
    <>
      {DEVICES.map((device) => (
        <div key={device} className={styles.field}>
          <div className={styles.actions}>
            <button
              type="button"
              className={styles.action}
              disabled={running !== null}
              onClick={() => {
                setRunning(device);
                start[device]();
              }}
            >
              {t(`tests.${device}`)}
            </button>
          </div>
          <span
            role="status"
            className={
              running === device ? styles.hint : outcomes[device]?.isGood === false ? styles.wrong : styles.said
            }
          >
            {running === device
              ? t(device === 'scanner' ? 'tests.scannerWait' : 'tests.running')
              : outcomes[device]?.text}
          </span>
        </div>
      ))}
      {running === 'touch' && <TouchTest onDone={touchDone} />}
    </>
  );
}

type Saying = { text: string; isGood: boolean } | undefined;

function sayings({ touch, scanner, sound }: Results, t: Translate<'staff'>): Record<Device, Saying> {
  const fieldsLeft = FIELDS - (touch ?? 0);
  const touchText =
    fieldsLeft === 0 ? t('tests.touchOk', { count: FIELDS }) : t('tests.touchFailed', { count: fieldsLeft });
  const scannerText = scanner ? t('tests.scannerOk', { detail: scanner }) : t('tests.scannerNone');
  return {
    touch: touch === undefined ? undefined : { text: touchText, isGood: fieldsLeft === 0 },
    scanner: scanner === undefined ? undefined : { text: scannerText, isGood: scanner !== null },
    sound: sound === undefined ? undefined : { text: t(sound ? 'tests.soundOk' : 'tests.soundFailed'), isGood: sound },
  };
}
