import { makeStyles, tokens } from '@fluentui/react-components';
import { DarkThemeRegular } from '@fluentui/react-icons/headless/svg/dark-theme';
import { WeatherMoonRegular } from '@fluentui/react-icons/headless/svg/weather-moon';
import { WeatherSunnyRegular } from '@fluentui/react-icons/headless/svg/weather-sunny';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import type { ThemeChoice } from '../../../stores/UiStore.ts';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    margin: 0,
    padding: '2px',
    border: 0,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  choice: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '24px',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    ':has(:checked)': {
      // Visible with forced colours.
      border: '1px solid transparent',
      backgroundColor: tokens.colorNeutralBackground1,
      color: tokens.colorBrandForeground1,
      boxShadow: tokens.shadow2,
    },
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
  input: { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
});

const CHOICES = [
  ['light', WeatherSunnyRegular],
  ['dark', WeatherMoonRegular],
  ['system', DarkThemeRegular],
] as const satisfies readonly (readonly [ThemeChoice, unknown])[];

/** Switches between light, dark, and the system's theme. */
export const ThemeSwitch = observer(function ThemeSwitch() {
  const { t } = useTranslation('chrome');
  const { ui } = useStores();
  const styles = useStyles();
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
