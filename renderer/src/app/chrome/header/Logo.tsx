import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { StableLink } from '../navigation/StableLink.tsx';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS, minHeight: '44px' },
  name: {
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.02em',
    color: tokens.colorNeutralForeground1,
  },
});

/** The logo and the name; the name is text, so that it follows the theme. */
export const Logo = observer(function Logo() {
  const { t } = useTranslation('chrome');
  const styles = useStyles();
  const source = useStores().queries.peek('readConfig', {})?.logo || '/img/logo.svg';
  return (
    <StableLink className={styles.root} to={paths.home} aria-label={t('brand')}>
      <img src={source} alt="" width={36} height={36} />
      <span className={styles.name}>Medstore</span>
    </StableLink>
  );
});
