import { DarkThemeRegular } from '@fluentui/react-icons/headless/svg/dark-theme';
import { WeatherMoonRegular } from '@fluentui/react-icons/headless/svg/weather-moon';
import { WeatherSunnyRegular } from '@fluentui/react-icons/headless/svg/weather-sunny';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { useStores } from '../../../../stores/context.ts';
import type { ThemeChoice } from '../../../../stores/UiStore.ts';
import styles from './ThemeSwitch.module.css';

const CHOICES = [
  ['light', WeatherSunnyRegular],
  ['dark', WeatherMoonRegular],
  ['system', DarkThemeRegular],
] as const satisfies readonly (readonly [ThemeChoice, unknown])[];

/** Switches between light, dark, and the system's theme. */
export const ThemeSwitch = observer(function ThemeSwitch() {
  const { t } = useTranslation('chrome');
  const { ui } = useStores();
  const name = useId();
  return (
    <div className={styles.root} role="radiogroup" aria-label={t('theme.label')}>
      {CHOICES.map(([choice, Icon]) => (
        <label key={choice} className={styles.choice} title={t(`theme.${choice}`)}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            aria-label={t(`theme.${choice}`)}
            checked={ui.theme === choice}
            onChange={() => ui.setTheme(choice)}
          />
          <Icon aria-hidden="true" />
        </label>
      ))}
    </div>
  );
});
