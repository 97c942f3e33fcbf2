import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '../../../i18n/useTranslation.ts';

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    zIndex: 100,
    top: tokens.spacingVerticalS,
    left: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    transform: 'translateY(-200%)',
    ':focus': { transform: 'none' },
  },
});

/** The first stop of the tab key: skips the header. */
export function SkipLink() {
  const { t } = useTranslation('chrome');
  return (
    <a className={useStyles().root} href="#content">
      {t('skip')}
    </a>
  );
}
